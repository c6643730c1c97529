import AttributeGraph
import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// A value of the environment that nobody reads, a new size of the window, and a window that gets the focus run no body: what
/// comes out of the environment the same is the same, also where it is made when it is asked for.
@MainActor struct UnreadEnvironmentTests {
  /// Gives its content another value that it does not read, and keeps the content.
  private struct Changing<Content: View>: View {
    let number: Int
    let content: Content
    var body: some View { content.environment(\.unread, number) }
  }

  // MARK: Values

  final class Log {
    var names: [String] = []
  }

  private struct Reader<Value>: View {
    let name: String
    let log: Log
    @Environment private var value: Value

    init(_ keyPath: KeyPath<EnvironmentValues, Value>, _ name: String, _ log: Log) {
      (self.name, self.log, _value) = (name, log, Environment(keyPath))
    }

    var body: some View {
      _ = value
      log.names.append(name)
      return Color.clear.frame(width: 1, height: 1)
    }
  }

  private struct Readers: View {
    let log: Log

    private func reader<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> AnyView {
      AnyView(Reader(keyPath, "\(keyPath)", log))
    }

    private var actions: [AnyView] {
      [
        reader(\.dismiss), reader(\.isPresented), reader(\.presentationMode), reader(\.dismissWindow),
        reader(\.openWindow),
        reader(\.openURL), reader(\.openSettings), reader(\.openDocument), reader(\.newDocument),
        reader(\.dismissSearch),
        reader(\.isSearching), reader(\.refresh), reader(\.rename), reader(\.resetFocus), reader(\.undoManager),
        reader(\.editMode), reader(\.documentConfiguration), reader(\.keyboardShortcut),
      ]
    }

    private var looks: [AnyView] {
      [
        reader(\.font), reader(\.backgroundMaterial), reader(\.backgroundStyle), reader(\.colorScheme),
        reader(\.locale),
        reader(\.calendar), reader(\.timeZone), reader(\.layoutDirection), reader(\.dynamicTypeSize),
        reader(\.sizeCategory),
        reader(\.lineLimit), reader(\.lineSpacing), reader(\.truncationMode), reader(\.multilineTextAlignment),
        reader(\.minimumScaleFactor), reader(\.allowsTightening), reader(\.textCase), reader(\.legibilityWeight),
        reader(\.symbolVariants), reader(\.symbolRenderingMode), reader(\.symbolColorRenderingMode),
        reader(\.imageScale),
        reader(\.contentTransition), reader(\.controlSize), reader(\.headerProminence), reader(\.redactionReasons),
        reader(\.labelsVisibility), reader(\.menuOrder), reader(\.menuIndicatorVisibility), reader(\.pixelLength),
        reader(\.displayScale),
      ]
    }

    private var states: [AnyView] {
      [
        reader(\.isEnabled), reader(\.isFocused), reader(\.isScrollEnabled), reader(\.autocorrectionDisabled),
        reader(\.disableAutocorrection), reader(\.horizontalSizeClass), reader(\.verticalSizeClass),
        reader(\.horizontalScrollBounceBehavior), reader(\.verticalScrollBounceBehavior),
        reader(\.horizontalScrollIndicatorVisibility), reader(\.verticalScrollIndicatorVisibility),
        reader(\.scrollDismissesKeyboardMode), reader(\.defaultMinListRowHeight), reader(\.defaultMinListHeaderHeight),
        reader(\.accessibilityEnabled), reader(\.accessibilityVoiceOverEnabled),
        reader(\.accessibilitySwitchControlEnabled), reader(\.supportsMultipleWindows), reader(\.isHoverEffectEnabled),
        reader(\.isFocusEffectEnabled),
      ]
    }

    var body: some View {
      let readers = actions + looks + states
      ForEach(readers.indices, id: \.self) { readers[$0] }
    }
  }

  @Test func readersOfOtherValuesDoNotRun() throws {
    let (log, remote) = (Log(), Remote<Int>())
    let readers = Readers(log: log)
    let host = try TestHost { Owner(remote, 0) { Changing(number: $0, content: readers) } }
    #expect(log.names.count == 69)
    log.names = []
    remote.value = 1
    host.update()
    #expect(log.names == [])
    host.resize(to: CGSize(width: 300, height: 300))
    #expect(log.names == [])
  }

  @Test func readersInASheetDoNotRun() throws {
    struct Page: View {
      let number: Int
      let log: Log
      var body: some View {
        Color.clear.sheet(isPresented: .constant(true)) { Changing(number: number, content: Readers(log: log)) }
      }
    }
    let (log, remote) = (Log(), Remote<Int>())
    let host = try TestHost { Owner(remote, 0) { Page(number: $0, log: log) } }
    host.advance(by: 1)
    log.names = []
    remote.value = 1
    host.update()
    #expect(log.names == [])
  }

  // MARK: Controls

  private struct Controls: View {
    @State private var isOn = true
    @State private var name = "Apus"
    @State private var level = 0.5
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var colour = Color.red
    @State private var choice = 1

    var body: some View {
      ScrollView {
        Form {
          Section("Buttons") {
            Button("Push") {}
            Button("Delete", role: .destructive) {}
            Menu("Menu") { Button("Item") {} }
            Link("Link", destination: URL(string: "https://example.com")!)
            ControlGroup {
              Button("One") {}; Button("Two") {}
            }
          }
          Section("Values") {
            Toggle("Toggle", isOn: $isOn)
            Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
            Slider(value: $level) { Text("Slider") }
            Stepper("Stepper", value: $level)
            Picker("Menu", selection: $choice) {
              Text("1").tag(1); Text("2").tag(2)
            }
            Picker("Segments", selection: $choice) {
              Text("1").tag(1); Text("2").tag(2)
            }.pickerStyle(.segmented)
            Picker("Inline", selection: $choice) {
              Text("1").tag(1); Text("2").tag(2)
            }.pickerStyle(.inline)
            DatePicker("Date", selection: $day)
            DatePicker("Month", selection: $day).datePickerStyle(.graphical)
            ColorPicker("Colour", selection: $colour)
          }
          Section("Texts") {
            TextField("Field", text: $name)
            SecureField("Secret", text: $name)
            TextEditor(text: $name).frame(height: 40)
            LabeledContent("Label", value: "Value")
            Label("Star", systemImage: "star")
          }
          Section("Looks") {
            ProgressView(value: level)
            ProgressView()
            SwiftUI.Gauge(value: level) { Text("Gauge") }
            GroupBox("Box") { Text("Content") }
            DisclosureGroup("More") { Text("Content") }
            ContentUnavailableView("Nothing", systemImage: "tray")
          }
        }
      }
    }
  }

  private struct Containers: View {
    @State private var selection: Int? = 1
    @State private var tab = 1

    var body: some View {
      TabView(selection: $tab) {
        Tab("First", systemImage: "star", value: 1) {
          NavigationStack {
            List(selection: $selection) {
              Section("Rows") {
                ForEach(0..<5, id: \.self) { number in
                  NavigationLink("Row \(number)") { Text("Page") }.swipeActions { Button("Delete") {} }
                }
              }
            }
            .navigationTitle("List")
            .toolbar { Button("Add") {} }
          }
        }
        Tab("Second", systemImage: "moon", value: 2) { Text("Second") }
      }
    }
  }

  /// - Returns: the bodies that ran after a value that nobody reads was changed, after the window got wider, and after it lost
  ///   the focus.
  private func bodies<Content: View>(_ profile: PlatformProfile, _ content: Content) throws -> [[String: Int]] {
    let remote = Remote<Int>()
    let host = try TestHost(size: CGSize(width: 500, height: 400), profile: profile) {
      Owner(remote, 0) { Changing(number: $0, content: content) }
    }
    host.advance(by: 1)
    var ran: [[String: Int]] = []
    func count(_ change: () -> Void) {
      host.resetCounts()
      change()
      host.update()
      ran.append(host.bodies)
    }
    count { remote.value = 1 }
    count { host.resize(to: CGSize(width: 540, height: 400)) }
    count { host.send(.focusLost) }
    return ran
  }

  @Test(arguments: [false, true]) func controlsDoNotRun(isPhone: Bool) throws {
    let ran = try bodies(isPhone ? .phone : .mac, Controls())
    // The two that have the value and hand it on.
    #expect(Set(ran[0].keys) == ["Owner", "Changing"])
    // What is drawn by its size is a closure that reads it.
    #expect(Set(ran[1].keys).subtracting(["GeometryReader"]) == [])
    #expect(ran[2] == [:])
  }

  @Test(arguments: [false, true]) func containersDoNotRun(isPhone: Bool) throws {
    let ran = try bodies(isPhone ? .phone : .mac, Containers())
    #expect(Set(ran[0].keys) == ["Owner", "Changing"])
    #expect(ran[1] == [:])
    #expect(ran[2] == [:])
  }

  // MARK: Styles

  private struct Inset: ButtonStyle {
    var length: CGFloat
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(length).background(.red) }
  }

  private struct InsetTitle: LabelStyle {
    var length: CGFloat
    func makeBody(configuration: Configuration) -> some View { configuration.title.padding(length) }
  }

  private struct Styled<Content: View>: View {
    let length: CGFloat
    let number: Int
    let content: Content
    var body: some View {
      content.buttonStyle(Inset(length: length)).labelStyle(InsetTitle(length: length)).formStyle(.columns)
        .gaugeStyle(.accessoryLinear).progressViewStyle(.linear).datePickerStyle(.field).groupBoxStyle(.automatic)
        .textFieldStyle(.roundedBorder).toggleStyle(.switch).pickerStyle(.segmented).listStyle(.plain).menuStyle(
          .button
        )
        .labeledContentStyle(.automatic).controlGroupStyle(.automatic).tint(.green).controlSize(.small)
    }
  }

  private struct StyledContent: View {
    @State private var name = ""
    @State private var isOn = true
    @State private var choice = 1

    var body: some View {
      Form {
        Button("Push") {}
        TextField("Name", text: $name)
        Toggle("On", isOn: $isOn)
        Picker("Choice", selection: $choice) {
          Text("1").tag(1); Text("2").tag(2)
        }
        List { Text("Row") }.frame(height: 40)
        Label("Star", systemImage: "star")
        SwiftUI.Gauge(value: 0.5) { Text("Gauge") }
        ProgressView(value: 0.5)
        GroupBox("Box") { Text("Content") }
      }
    }
  }

  /// A view that runs again and gives the style that its content has leaves the content alone; another style does not.
  @Test func anEqualStyleRunsNoControl() throws {
    let (number, length) = (Remote<Int>(), Remote<CGFloat>())
    let host = try TestHost {
      Owner(length, 4) { length in
        Owner(number, 0) { Styled(length: length, number: $0, content: StyledContent()) }
      }
    }
    host.resetCounts()
    number.value = 1
    host.update()
    #expect(Set(host.bodies.keys) == ["Owner", "Styled"])
    let size = try #require(host.buttons["Push"]?.frame.size)
    host.resetCounts()
    length.value = 6
    host.update()
    // A style is handed to buttons where they are made: what shows them in it runs, they do not.
    #expect(host.bodies["Button"] == nil)
    #expect(host.bodies["Label"] != nil)
    #expect(host.bodies["Gauge"] == nil)
    #expect(host.buttons["Push"]?.frame.size == CGSize(width: size.width + 4, height: size.height + 4))
  }
}

extension EnvironmentValues {
  fileprivate var unread: Int {
    get { self[UnreadKey.self] }
    set { self[UnreadKey.self] = newValue }
  }
}

private enum UnreadKey: EnvironmentKey { static var defaultValue: Int { 0 } }
