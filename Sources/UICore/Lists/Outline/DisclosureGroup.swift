import AttributeGraph
import Foundation
import Geometry

/// A view that shows or hides what it holds, below a label with an arrow.
///
/// In a list the label is a row, and what it holds are rows below it; elsewhere both are one view.
nonisolated public struct DisclosureGroup<Label: View, Content: View> {
  fileprivate let label: Label
  fileprivate let content: () -> Content
  fileprivate let isExpanded: Binding<Bool>?

  /// Closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, isExpanded) = (label(), content, nil)
  }

  /// - Parameter isExpanded: whether the content shows.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { (self.label, self.content, self.isExpanded) = (label(), content, isExpanded) }
}

extension DisclosureGroup where Label == Text {
  /// Closed at first, with a text as its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// With a text as its label.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

  /// Closed at first, with a text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }
  /// With a text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
}

extension DisclosureGroup: View {
  public typealias Body = Never
  public var body: Never { fatalError("DisclosureGroup is drawn by Apus and has no body") }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    DisclosureStack._makeView(view: view.map(in: inputs.graph) { DisclosureStack(group: $0) }, inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let graph = inputs.graph
    let isInList = inputs.base.environment.value(\.isInList, in: graph)
    if graph.withoutTracking({ graph.read(isInList) }) {
      return DisclosureRows._makeViewList(view: view.map(in: graph) { DisclosureRows(group: $0) }, inputs: inputs)
    }
    return DisclosureStack._makeViewList(view: view.map(in: graph) { DisclosureStack(group: $0) }, inputs: inputs)
  }

  nonisolated public static var _viewListCount: Int? { nil }
}

/// A group in a list.
nonisolated private struct DisclosureRows<Label: View, Content: View>: View {
  let group: DisclosureGroup<Label, Content>
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  init(group: DisclosureGroup<Label, Content>) { self.group = group }

  @MainActor var body: some View {
    let isExpanded = group.isExpanded ?? $isOpen
    if let style {
      style.makeBody(label: group.label, isExpanded: isExpanded, content: group.content)
    } else {
      HStack(spacing: 0) {
        DisclosureArrow(isExpanded: isExpanded)
        group.label
      }
      .modifier(ListDisclosureModifier(isExpanded: isExpanded))
      if isExpanded.wrappedValue { group.content().padding(.leading, DisclosureMetrics.indent) }
    }
  }
}

/// A group anywhere else.
nonisolated private struct DisclosureStack<Label: View, Content: View>: View {
  let group: DisclosureGroup<Label, Content>
  @State private var isOpen = false
  @State private var isPressed = false
  @Environment(\.disclosureGroupStyle) private var style

  init(group: DisclosureGroup<Label, Content>) { self.group = group }

  @MainActor var body: some View {
    let isExpanded = group.isExpanded ?? $isOpen
    if let style {
      style.makeBody(label: group.label, isExpanded: isExpanded, content: group.content)
    } else {
      stack(isExpanded)
    }
  }

  @MainActor private func stack(_ isExpanded: Binding<Bool>) -> some View {
    VStack(alignment: .leading, spacing: DisclosureMetrics.spacing) {
      HStack(spacing: 0) {
        DisclosureShape(isExpanded: isExpanded.wrappedValue)
        group.label
      }
      .contentShape(Rectangle())
      .modifier(
        ButtonBehavior(isPressed: $isPressed, role: .opener(isOpen: isExpanded.wrappedValue)) {
          isExpanded.wrappedValue.toggle()
        })
      if isExpanded.wrappedValue {
        VStack(alignment: .leading, spacing: DisclosureMetrics.spacing) { group.content() }
          .padding(.leading, DisclosureMetrics.indent)
      }
    }
  }
}

/// Points. Our own figures, near those of outlines on macOS.
enum DisclosureMetrics {
  /// What the arrow takes, and how much further in content is.
  static let indent: CGFloat = 16
  static let spacing: CGFloat = 6
}

/// The arrow of a row, which is pressed by itself: the row may be selected.
private struct DisclosureArrow: View {
  @Binding var isExpanded: Bool
  @State private var isPressed = false

  var body: some View {
    DisclosureShape(isExpanded: isExpanded)
      .frame(maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(ButtonGesture(isPressed: $isPressed) { isExpanded.toggle() })
      .opacity(isPressed ? 0.5 : 1)
  }
}

/// Points to where reading goes, or down.
private struct DisclosureShape: View {
  let isExpanded: Bool
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Chevron()
      .stroke(Color.secondary, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
      .frame(width: 5, height: 9)
      .rotationEffect(.degrees(isExpanded ? 90 : direction == .rightToLeft ? 180 : 0))
      .animation(.easeOut(duration: 0.15), value: isExpanded)
      .frame(width: DisclosureMetrics.indent, alignment: .leading)
  }

  /// Points to the right.
  private struct Chevron: Shape, BuiltIn {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      return path
    }
  }
}

/// Lets arrow keys open and close the row of a list.
nonisolated private struct ListDisclosureModifier: PrimitiveViewModifier {
  let isExpanded: Binding<Bool>

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    if let row = inputs.listRow {
      let graph = inputs.graph
      let attribute = modifier.attribute
      row.disclose = { opens in
        guard graph.isAlive(attribute.id) else { return false }
        let binding = graph.read(attribute).isExpanded
        guard binding.wrappedValue != opens else { return false }
        binding.wrappedValue = opens
        return true
      }
      row.isExpanded = { graph.isAlive(attribute.id) ? graph.read(attribute).isExpanded.wrappedValue : nil }
      graph.currentSubgraph.onRemove { [weak row] in
        row?.disclose = nil
        row?.isExpanded = nil
      }
    }
    return body(inputs)
  }
}
