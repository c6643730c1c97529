import Foundation
import UICore

/// A control that selects one of several values.
///
/// Its content are views with tags of the selection's type; rows of a `ForEach` without tags are called by their ids.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: UnaryView {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  /// What shows in place of the selected option; nil for that itself.
  private let current: AnyView?
  @Environment(\.pickerKind) private var kind
  @Environment(\.menu) private var menu
  @Environment(\.platformProfile) private var profile

  /// A picker with any view as its label.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    (self.selection, self.content, self.label, current) = (selection, content(), label(), nil)
  }

  /// A picker with any view as its label.
  ///
  /// - Parameter currentValueLabel: shown in place of the selected option by pickers that show one only: those that open a
  ///   menu, and those that lead to a page.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    (self.selection, self.content, self.label) = (selection, content(), label())
    current = AnyView(currentValueLabel())
  }

  /// A picker with any view as its label.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    (self.selection, self.content, self.label, current) = (selection, content(), label, nil)
  }

  public var body: some View {
    let (selection, kind, menu, profile, current) = (selection, kind, menu, profile, current)
    Group(subviews: content) { subviews in
      let options = PickerOptions(subviews, selection, current: current)
      if menu != nil {
        if kind == .palette {
          PaletteRow(options: options)
        } else {
          MenuedPicker(options: options, label: label, isInline: kind == .inline)
        }
      } else {
        switch kind {
        case .automatic, .menu: LabeledContent(content: { PopUpButton(options: options) }, label: { label })
        case .segmented, .palette:
          // A phone's segments say by themselves what they are for.
          LabeledContent(content: { SegmentedControl(options: options) }, label: { label })
            .transformEnvironment(\.labelsVisibility) { if profile.isPhone { $0 = .hidden } }
        case .navigationLink:
          LinkedPicker(
            options: options, label: label,
            content: Picker<EmptyView, SelectionValue, Content>(selection: selection, label: EmptyView()) { content })
        case .wheel: LabeledContent(content: { WheelPicker(options: options) }, label: { label })
        case .inline, .radioGroup:
          LabeledContent(content: { RadioGroup(options: options) }, label: { label }).aligned(.firstTextBaseline)
        }
      }
    }
    // Here, since the options have the environment around the group.
    .transformEnvironment(\.labelStyle) { outer in
      guard kind == .palette, menu != nil else { return }
      outer = ErasedStyle(IconOnlyLabelStyle(), outer: outer) { AnyView($0.makeBody(configuration: $1)) }
    }
    .transformEnvironment(\.font) {
      if $0 == nil, kind == .segmented || kind == .palette, profile.isPhone { $0 = .footnote.weight(.medium) }
    }
    .modifier(ControlSpacing())
  }
}

extension Picker where Label == Text {
  /// A picker titled by a localized string key.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker titled by a localized string key.
  ///
  /// - Parameter currentValueLabel: shown in place of the selected option by pickers that show one only.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
  }

  /// A picker titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// A picker titled by a string, shown verbatim.
  ///
  /// - Parameter currentValueLabel: shown in place of the selected option by pickers that show one only.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) { self.init(selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel) }
}

extension Picker where Label == UIControls.Label<Text, Image> {
  /// A picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { UIControls.Label(titleKey, systemImage: systemImage) } }

  /// A picker with a title, shown verbatim, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { UIControls.Label(title, systemImage: systemImage) } }

  /// A picker with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { UIControls.Label(titleKey, image: image) } }

  /// A picker with a title, shown verbatim, and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { UIControls.Label(title, image: image) } }
}

/// The options of a picker, and which of them is selected.
struct PickerOptions {
  struct Option: Identifiable {
    let id: Subview.ID
    let view: Subview
    let isSelected: Bool
    /// Whether it is selected now, when the next body has not run yet.
    let isSelectedNow: () -> Bool
    /// Nil for views that cannot be selected, such as lines between options.
    let select: (() -> Void)?
  }
  let all: [Option]
  /// What shows in place of the selected one; nil for that itself.
  let current: AnyView?

  init<Value: Hashable>(_ subviews: SubviewsCollection, _ selection: Binding<Value>, current: AnyView?) {
    self.current = current
    let selected = selection.wrappedValue
    all = subviews.map { subview in
      let tag = subview.containerValues.tag(for: Value.self)
      return Option(
        id: subview.id, view: subview, isSelected: tag == selected, isSelectedNow: { tag == selection.wrappedValue },
        select: tag.map { tag in { if selection.wrappedValue != tag { selection.wrappedValue = tag } } })
    }
  }

  var selectable: [Option] { all.filter { $0.select != nil } }
  var selected: Option? { all.first(where: \.isSelected) }

  /// Selects the option that is so many behind the selected one, if there is one.
  func step(by distance: Int) {
    let options = selectable
    // A key may follow another in the same frame.
    let current = options.firstIndex { $0.isSelectedNow() }
    let next = current.map { $0 + distance } ?? (distance > 0 ? 0 : options.count - 1)
    if options.indices.contains(next) { options[next].select?() }
  }
}
