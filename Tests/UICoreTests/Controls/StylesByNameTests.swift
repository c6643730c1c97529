import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// A style by the name of its type is the style by its dot: both are drawn to the same pixels. Code in the wild has both.
@MainActor
struct StylesByNameTests {
  private func pixels<V: View>(_ profile: PlatformProfile = .desktop, @ViewBuilder _ view: () -> V) throws -> [UInt32] {
    try TestHost(size: CGSize(width: 240, height: 160), profile: profile, view).snapshot().pixels
  }

  private func expectSame<A: View, B: View>(
    _ a: A, _ b: B, line: Int = #line
  ) throws {
    let location = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    #expect(try pixels { a } == pixels { b }, sourceLocation: location)
    #expect(try pixels(.phone) { a } == pixels(.phone) { b }, sourceLocation: location)
  }

  @Test func buttons() throws {
    let button = Button("Press") {}
    try expectSame(button.buttonStyle(PlainButtonStyle()), button.buttonStyle(.plain))
    try expectSame(button.buttonStyle(BorderlessButtonStyle()), button.buttonStyle(.borderless))
    try expectSame(button.buttonStyle(BorderedButtonStyle()), button.buttonStyle(.bordered))
    try expectSame(button.buttonStyle(BorderedProminentButtonStyle()), button.buttonStyle(.borderedProminent))
    try expectSame(button.buttonStyle(DefaultButtonStyle()), button.buttonStyle(.automatic))
    try expectSame(button, button.buttonStyle(.automatic))
    #expect(try pixels { button.buttonStyle(.bordered) } != pixels { button.buttonStyle(.plain) })
  }

  @Test func toggles() throws {
    let toggle = Toggle("On", isOn: .constant(true))
    try expectSame(toggle.toggleStyle(SwitchToggleStyle()), toggle.toggleStyle(.switch))
    try expectSame(toggle.toggleStyle(ButtonToggleStyle()), toggle.toggleStyle(.button))
    #expect(try pixels { toggle.toggleStyle(.switch) } != pixels { toggle.toggleStyle(.button) })
  }

  @Test func pickers() throws {
    let picker = Picker("Size", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)").tag($0) } }
    try expectSame(picker.pickerStyle(SegmentedPickerStyle()), picker.pickerStyle(.segmented))
    try expectSame(picker.pickerStyle(MenuPickerStyle()), picker.pickerStyle(.menu))
    try expectSame(picker.pickerStyle(InlinePickerStyle()), picker.pickerStyle(.inline))
    try expectSame(picker.pickerStyle(RadioGroupPickerStyle()), picker.pickerStyle(.radioGroup))
    #expect(try pixels { picker.pickerStyle(.segmented) } != pixels { picker.pickerStyle(.menu) })
  }

  @Test func fields() throws {
    let field = TextField("Name", text: .constant("Ada"))
    try expectSame(field.textFieldStyle(RoundedBorderTextFieldStyle()), field.textFieldStyle(.roundedBorder))
    try expectSame(field.textFieldStyle(PlainTextFieldStyle()), field.textFieldStyle(.plain))
    #expect(try pixels { field.textFieldStyle(.plain) } != pixels { field.textFieldStyle(.roundedBorder) })
    let editor = TextEditor(text: .constant("a\nb"))
    try expectSame(editor.textEditorStyle(PlainTextEditorStyle()), editor.textEditorStyle(.plain))
    try expectSame(editor, editor.textEditorStyle(.automatic))
    #expect(try pixels { editor.textEditorStyle(.plain) } != pixels { editor.textEditorStyle(.automatic) })
  }

  @Test func lists() throws {
    let list = List { Section("Head") { ForEach(0..<2) { Text("\($0)") } } }
    try expectSame(list.listStyle(PlainListStyle()), list.listStyle(.plain))
    try expectSame(list.listStyle(InsetListStyle()), list.listStyle(.inset))
    try expectSame(list.listStyle(SidebarListStyle()), list.listStyle(.sidebar))
    try expectSame(list.listStyle(GroupedListStyle()), list.listStyle(.grouped))
    try expectSame(list.listStyle(InsetGroupedListStyle()), list.listStyle(.insetGrouped))
    #expect(try pixels(.phone) { list.listStyle(.grouped) } != pixels(.phone) { list.listStyle(.insetGrouped) })
  }

  @Test func labelsAndMenus() throws {
    let label = Label("Star", systemImage: "star")
    try expectSame(label.labelStyle(TitleAndIconLabelStyle()), label.labelStyle(.titleAndIcon))
    try expectSame(label.labelStyle(IconOnlyLabelStyle()), label.labelStyle(.iconOnly))
    #expect(try pixels { label.labelStyle(.iconOnly) } != pixels { label.labelStyle(.titleAndIcon) })
    let menu = Menu("More") { Button("One") {} }
    try expectSame(menu.menuStyle(BorderlessButtonMenuStyle()), menu.menuStyle(.borderlessButton))
    #expect(try pixels { menu.menuStyle(.borderlessButton) } != pixels { menu.menuStyle(.button) })
  }

  @Test func progressAndDates() throws {
    let progress = ProgressView(value: 0.5)
    try expectSame(progress.progressViewStyle(DefaultProgressViewStyle()), progress)
    try expectSame(progress.progressViewStyle(CircularProgressViewStyle()), progress.progressViewStyle(.circular))
    #expect(try pixels { progress.progressViewStyle(.circular) } != pixels { progress })
    let date = DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
    try expectSame(date.datePickerStyle(CompactDatePickerStyle()), date.datePickerStyle(.compact))
    try expectSame(date.datePickerStyle(WheelDatePickerStyle()), date.datePickerStyle(.wheel))
    #expect(try pixels { date.datePickerStyle(.wheel) } != pixels { date.datePickerStyle(.compact) })
  }

  @Test func gradientsAndShapes() throws {
    let colors = Gradient(colors: [.red, .blue])
    try expectSame(
      Rectangle().fill(RadialGradient(gradient: colors, center: .center, startRadius: 0, endRadius: 50)),
      Rectangle().fill(.radialGradient(colors, center: .center, startRadius: 0, endRadius: 50)))
    try expectSame(
      Rectangle().fill(EllipticalGradient(gradient: colors)), Rectangle().fill(.ellipticalGradient(colors)))
    try expectSame(Rectangle().fill(AnyGradient(colors)), Rectangle().fill(colors))
    try expectSame(Text("a").foregroundStyle(HierarchicalShapeStyle.secondary), Text("a").foregroundStyle(.secondary))
    try expectSame(Circle().fill(ForegroundStyle()), Circle())
    try expectSame(Color.red.edgesIgnoringSafeArea(.all), Color.red.ignoresSafeArea())
    try expectSame(
      Text("a").scaleEffect(2).drawingGroup(), Text("a").scaleEffect(2))
  }

  /// Hints for keyboards on a screen change nothing of a field.
  @Test func hintsForKeyboardsChangeNothing() throws {
    struct Form: View {
      @State var text = ""
      @Environment(\.autocorrectionDisabled) private var isDisabled
      var body: some View { Text("\(isDisabled)") }
    }
    let field = TextField("Name", text: .constant("Ada"))
    try expectSame(
      field.keyboardType(.emailAddress).textContentType(.emailAddress).textInputAutocapitalization(.never)
        .autocapitalization(.none).submitLabel(SubmitLabel.done), field)
    #expect(TextInputAutocapitalization(.none) == TextInputAutocapitalization.never)
    let host = try TestHost { Form().disableAutocorrection(true) }
    #expect(host.staticTexts["true"] != nil)
    #expect(try TestHost { Form().autocorrectionDisabled(false) }.staticTexts["false"] != nil)
  }

  /// Each placement by its name, and the end of the bar at which its item stands.
  @Test func placementsOfToolbars() throws {
    let ends: [(ToolbarItemPlacement, isLeading: Bool)] = [
      (.navigationBarLeading, true), (.navigationBarTrailing, false), (.topBarLeading, true), (.topBarTrailing, false),
      (.cancellationAction, true), (.confirmationAction, false), (.destructiveAction, false), (.primaryAction, false),
      (.secondaryAction, false), (.navigation, true),
    ]
    for (placement, isLeading) in ends {
      let host = try TestHost(size: CGSize(width: 400, height: 300)) {
        NavigationStack {
          Text("Body").toolbar { ToolbarItemGroup(placement: placement) { Button("Item") {} } }
        }
      }
      let frame = try #require(host.buttons["Item"]?.frame)
      #expect(isLeading ? frame.maxX < 200 : frame.minX > 200, "\(placement)")
    }
  }

  @Test func aBackButtonCanBeHidden() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 300)) {
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationDestination(for: Int.self) { _ in
          Text("Page").navigationBarBackButtonHidden()
        }
      }
    }
    #expect(host.staticTexts["Page"] != nil)
    #expect(host.buttons.isEmpty)
  }
}
