import Foundation
import Geometry
import SwiftUI
import Testing
import UITestSupport

/// The order in which Tab goes through fields: lines downwards, each from the leading edge; sections as wholes. The first
/// two are the example of https://nilcoalescing.com/blog/AdjustTheDirectionOfFocusBasedNavigation, with what it says that
/// macOS does.
@MainActor struct FocusOrderTests {
  private struct Field: View {
    let name: String
    @State private var text = ""
    init(_ name: String) { self.name = name }
    var body: some View { TextField(name, text: $text).frame(width: 80, height: 24) }
  }

  private func column(_ names: String...) -> some View {
    VStack { ForEach(names, id: \.self) { Field($0) } }
  }

  /// The names of fields as Tab reaches them, from the first until it comes round.
  private func tabs(
    backwards: Bool = false, size: CGSize = CGSize(width: 600, height: 300),
    _ environment: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ root: () -> some View
  ) throws -> String {
    let host = try TestHost(size: size, environment: environment, root)
    host.advance(by: 1)
    var names: [String] = []
    for _ in 0..<30 {
      host.send(.keyDown(.tab, modifiers: backwards ? .shift : [], isRepeat: false))
      host.update()
      guard let name = host.textFields.first(where: { $0.isFocused })?.label, name != names.first else { break }
      names.append(name)
    }
    return names.joined(separator: " ")
  }

  @Test func linesComeBeforeColumns() throws {
    #expect(
      try tabs {
        HStack(spacing: 40) {
          column("a1", "a2", "a3")
          column("b1", "b2", "b3")
        }
      } == "a1 b1 a2 b2 a3 b3")
  }

  @Test func sectionsAreWholes() throws {
    func columns() -> some View {
      HStack(spacing: 40) {
        column("a1", "a2").focusSection()
        column("b1", "b2").focusSection()
      }
    }
    #expect(try tabs { columns() } == "a1 a2 b1 b2")
    #expect(try tabs(backwards: true) { columns() } == "b2 b1 a2 a1")
  }

  @Test func linesBeginAtTheLeadingEdge() throws {
    let mirrored: (inout EnvironmentValues) -> Void = { $0.layoutDirection = .rightToLeft }
    #expect(
      try tabs(mirrored) {
        HStack {
          column("a1", "a2")
          column("b1", "b2")
        }
      } == "a1 b1 a2 b2")
    #expect(
      try tabs(mirrored) {
        HStack {
          column("a1", "a2").focusSection()
          column("b1", "b2").focusSection()
        }
      } == "a1 a2 b1 b2")
    // What a view inside says of itself.
    #expect(
      try tabs {
        HStack {
          Field("a")
          Field("b")
        }
        .environment(\.layoutDirection, .rightToLeft)
      } == "a b")
  }

  @Test func oneOfTwoColumns() throws {
    // The section is one view among three: beside a1, a2 and a3, with no gap through all of them.
    #expect(
      try tabs {
        HStack {
          column("a1", "a2", "a3")
          column("b1", "b2", "b3").focusSection()
        }
      } == "a1 a2 a3 b1 b2 b3")
  }

  @Test func sectionsInSections() throws {
    #expect(
      try tabs {
        HStack {
          column("a1", "a2")
          HStack {
            column("b1", "b2").focusSection()
            column("c1", "c2").focusSection()
          }
        }
        .focusSection()
      } == "a1 a2 b1 b2 c1 c2")
    #expect(try tabs { VStack {}.focusSection() } == "")
    #expect(
      try tabs {
        VStack {
          Field("a")
          Text("nothing to focus").focusSection()
          Field("b")
        }
      } == "a b")
  }

  @Test func whatIsDrawnLaterDoesNotComeLater() throws {
    #expect(
      try tabs {
        VStack {
          Field("a").zIndex(2)
          Field("b").zIndex(1)
          Field("c")
        }
      } == "a b c")
    #expect(
      try tabs {
        VStack {
          Field("a")
          Field("b")
        }
        .overlay(alignment: .topLeading) { Field("first").offset(y: -60) }
      } == "first a b")
  }

  @Test func whatLiesOverEachOtherIsAsDrawn() throws {
    #expect(
      try tabs {
        ZStack {
          Field("below")
          Field("above")
        }
      } == "below above")
  }

  @Test func scrollViewsAndColumnsOfSplitViewsAreSections() throws {
    #expect(
      try tabs {
        HStack {
          ScrollView { column("a1", "a2") }
          ScrollView { column("b1", "b2") }
        }
      } == "a1 a2 b1 b2")
    #expect(
      try tabs(size: CGSize(width: 900, height: 400)) {
        NavigationSplitView {
          column("a1", "a2")
        } detail: {
          column("b1", "b2")
        }
      } == "a1 a2 b1 b2")
  }

  @Test func aGridGoesLineByLine() throws {
    #expect(
      try tabs {
        Grid {
          GridRow {
            Field("1")
            Field("2")
            Field("3")
          }
          GridRow {
            Field("4")
            Field("5").gridCellColumns(2)
          }
        }
      } == "1 2 3 4 5")
    // Views of different heights in a line, by their baselines or not.
    #expect(
      try tabs {
        VStack {
          HStack(alignment: .top) {
            Field("1")
            Field("2").padding(.top, 18)
          }
          HStack {
            Field("3").frame(height: 90)
            Field("4")
          }
        }
      } == "1 2 3 4")
  }

  @Test func movedAndTurnedViewsStandWhereTheyAreSeen() throws {
    #expect(
      try tabs {
        VStack {
          Field("a").offset(y: 120)
          Field("b")
        }
      } == "b a")
    #expect(
      try tabs {
        VStack {
          Field("a")
          Field("b")
        }
        .rotationEffect(.degrees(180))
      } == "b a")
    // A size of nothing has no place; the others have.
    #expect(
      try tabs {
        VStack {
          Field("a")
          Field("gone").scaleEffect(0)
          Field("b")
        }
      } == "a b")
  }

  @Test func aDisabledOrHiddenSectionIsPassedOver() throws {
    #expect(
      try tabs {
        HStack {
          column("a1", "a2").focusSection()
          column("b1", "b2").focusSection().disabled(true)
          column("c1", "c2").focusSection()
        }
      } == "a1 a2 c1 c2")
  }

  /// What fades out is drawn, and Tab does not stop there.
  @Test func whatLeavesIsPassedOver() throws {
    struct Leaving: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Field("a")
          if isShown { Field("gone") }
          Field("b")
          Button("hide") { withAnimation(.linear(duration: 2)) { isShown = false } }.focusable(false)
        }
      }
    }
    let host = try TestHost(size: CGSize(width: 300, height: 300)) { Leaving() }
    host.textFields["a"]?.click()
    host.buttons["hide"]?.click()
    host.advance(by: 0.5)
    host.send(.keyDown(.tab, modifiers: [], isRepeat: false))
    host.update()
    #expect(host.textFields.first { $0.isFocused }?.label == "b")
  }

  @Test func aSheetHasAnOrderOfItsOwn() throws {
    struct Page: View {
      var body: some View {
        HStack {
          Field("under1")
          Field("under2")
        }
        .sheet(isPresented: .constant(true)) {
          HStack {
            VStack {
              Field("a1")
              Field("a2")
            }
            VStack {
              Field("b1")
              Field("b2")
            }
            .focusSection()
          }
          .padding()
        }
      }
    }
    // The sheet has given the focus to its first field.
    #expect(try tabs(size: CGSize(width: 800, height: 500)) { Page() } == "a2 b1 b2 a1")
  }
}
