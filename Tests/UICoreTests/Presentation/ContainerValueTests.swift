import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// What is presented from inside of a container of ours looks as if it were presented from anywhere. It covers the window, so
/// that pictures can be compared.
@MainActor struct ContainerValueTests {
  /// Where the cover is presented.
  enum Place: CaseIterable {
    case group, navigationGroup, columns, grouped, header, sidebar, bar, nested
  }

  private struct Inside: View {
    var body: some View {
      VStack {
        Text("Text")
        Button("Button") {}
        Toggle("Toggle", isOn: .constant(true))
        TextField("Field", text: .constant("text"))
        Picker("Picker", selection: .constant(1)) { Text("One").tag(1) }
        List { Section("Header") { Text("Row") } }.frame(height: 80)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.white)
    }
  }

  private struct Opener: View {
    @State private var isOpen = false
    var body: some View { Button("Open") { isOpen = true }.fullScreenCover(isPresented: $isOpen) { Inside() } }
  }

  private struct Screen: View {
    let place: Place?
    var body: some View {
      switch place {
      case nil: Opener()
      case .group: ControlGroup { Opener() }
      case .navigationGroup: ControlGroup { Opener() }.controlGroupStyle(.navigation)
      case .columns: Form { Opener() }.formStyle(.columns)
      case .grouped: Form { Section("Title") { Opener() } }.formStyle(.grouped)
      case .header:
        List {
          Section {
            Text("Row")
          } header: {
            Opener()
          }
        }
      case .sidebar:
        NavigationSplitView {
          Opener()
        } detail: {
          Text("Detail")
        }
      case .bar: NavigationStack { Text("Page").toolbar { Opener() } }
      case .nested: Form { Section("Title") { ControlGroup { Opener() } } }.formStyle(.grouped)
      }
    }
  }

  private func pixels(_ view: some View, _ profile: PlatformProfile) throws -> [UInt32] {
    let host = try TestHost(size: CGSize(width: 600, height: 400), profile: profile) { view }
    host.advance(by: 0.5)
    try #require(host.buttons["Open"]).click()
    // Under no control.
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 1, y: 399))))
    host.advance(by: 1)
    #expect(host.buttons["Button"] != nil && host.toggles["Toggle"] != nil)
    return host.snapshot().pixels
  }

  @Test(arguments: Place.allCases, [PlatformProfile.desktop, .phone])
  func whatIsPresentedIsInNoContainer(_ place: Place, _ profile: PlatformProfile) throws {
    let inside = try pixels(Screen(place: place), profile)
    #expect(try inside == pixels(Screen(place: nil), profile))
  }

  /// What the program sets goes on, whether it sets it outside or inside of the container.
  @Test(arguments: [true, false]) func whatTheProgramSetsGoesOn(isInside: Bool) throws {
    struct Styled<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View { content.buttonStyle(.borderedProminent).font(.title) }
    }
    let expected = try pixels(Styled { Screen(place: nil) }, .desktop)
    let shown =
      isInside
      ? try pixels(ControlGroup { Styled { Opener() } }, .desktop)
      : try pixels(Styled { ControlGroup { Opener() } }, .desktop)
    #expect(shown == expected)
    #expect(try expected != pixels(Screen(place: nil), .desktop))
  }

  private struct ToggleStyled<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content.toggleStyle(.button) }
  }

  /// A style of controls goes on, wherever the program sets it; also between two containers that have their own.
  @Test func aStyleOfControlsGoesOn() throws {
    let expected = try pixels(ToggleStyled { Opener() }, .desktop)
    #expect(try expected != pixels(Opener(), .desktop))
    #expect(try pixels(ToggleStyled { Form { ControlGroup { Opener() } }.formStyle(.columns) }, .desktop) == expected)
    #expect(try pixels(Form { ToggleStyled { ControlGroup { Opener() } } }.formStyle(.columns), .desktop) == expected)
    #expect(try pixels(Form { ControlGroup { ToggleStyled { Opener() } } }.formStyle(.columns), .desktop) == expected)
    #expect(try pixels(NavigationStack { Text("Page").toolbar { ToggleStyled { Opener() } } }, .desktop) == expected)
  }

  private struct Plate: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      // A toggle in a style's body has the style around it.
      Toggle(isOn: configuration.$isOn) { configuration.label }.padding(2).background(Color.red)
    }
  }

  /// A style that stands on the one around it stands on none of a container's.
  @Test func aStyleOnTopOfAnotherStandsOnTheProgramsOwn() throws {
    let expected = try pixels(Opener().toggleStyle(Plate()).toggleStyle(.button), .desktop)
    let plain = try pixels(Opener().toggleStyle(Plate()), .desktop)
    #expect(expected != plain)
    let group = ControlGroup { Opener().toggleStyle(Plate()) }
    #expect(try pixels(group, .desktop) == plain)
    #expect(try pixels(group.toggleStyle(.button), .desktop) == expected)
  }
}
