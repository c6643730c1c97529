import DashboardFormat
import DashboardSources
import SwiftUI

/// A variable and its value; a click, Space or Return opens the list of its values.
struct VariableChip: View {
  let variable: TemplateVariable
  let model: DashboardModel

  var body: some View {
    let isOpen = model.openVariable == variable.name
    Button {
      model.openVariable = isOpen ? nil : variable.name
    } label: {
      HStack(spacing: 5) {
        Text(verbatim: variable.label ?? variable.name).foregroundStyle(.secondary)
        Text(verbatim: VariableValues.title(model.values(of: variable))).lineLimit(1)
        Text(verbatim: "▾").font(.system(size: 9)).foregroundStyle(.secondary)
      }
      .font(.system(size: 11))
      .padding(.horizontal, 9)
      .frame(height: 22)
      .background { Capsule().fill(Color.primary.opacity(isOpen ? 0.14 : 0.07)) }
    }
    .buttonStyle(.plain)
    .background {
      // The menu is above the whole dashboard, which no view in a lazy stack can reach; it is told where the chip stands.
      if isOpen {
        GeometryReader { geometry in
          let frame = geometry.frame(in: .named(VariableMenuLayer.space))
          Color.clear.onChange(of: frame, initial: true) { model.chipFrame = frame }
        }
      }
    }
  }
}

/// The values that a viewer chooses from.
enum VariableValues {
  /// All of them.
  static let everything = "*"
  private static let limit = 500

  /// Everything first where that may be chosen, then the defaults, the file's, the source's.
  static func all(of variable: TemplateVariable, loaded: [String]) -> [String] {
    let hasAll = variable.tag != nil || variable.everything != nil || variable.defaults.contains(everything)
    var known: Set<String> = []
    let all = (hasAll ? [everything] : []) + variable.defaults + variable.available + loaded
    return Array(all.filter { !$0.isEmpty && known.insert($0).inserted }.prefix(limit))
  }

  /// What is chosen after a click on a value.
  static func chosen(_ value: String, of variable: TemplateVariable, before: [String]) -> [String] {
    guard variable.allowsSeveral, value != everything else { return [value] }
    let others = before.filter { $0 != everything }
    let after = others.contains(value) ? others.filter { $0 != value } : others + [value]
    return after.isEmpty ? [everything] : after
  }

  static func title(_ values: [String]) -> String {
    values.isEmpty || values == [everything] ? "All" : values.joined(separator: ", ")
  }
}

/// The list below an open chip. It has the focus: arrows move in it, Return chooses, Escape closes.
struct VariableMenu: View {
  let variable: TemplateVariable
  let model: DashboardModel
  let source: any DataSource
  @State private var highlighted = 0
  @FocusState private var isFocused: Bool
  @Environment(\.colorScheme) private var colorScheme
  static let width = 220.0
  private static let rowHeight = 24.0

  var body: some View {
    let values = VariableValues.all(of: variable, loaded: model.loadedValues[variable.name] ?? [])
    let chosen = model.values(of: variable)
    ScrollViewReader { scroll in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(values.indices, id: \.self) { index in
            row(values[index], isChosen: chosen.contains(values[index]), isHighlighted: index == highlighted)
              .onTapGesture { choose(values[index]) }
          }
        }
      }
      .onChange(of: highlighted) { scroll.scrollTo(highlighted) }
    }
    .frame(width: Self.width, height: min(max(Double(values.count), 1), 11) * Self.rowHeight)
    .padding(4)
    .background {
      RoundedRectangle(cornerRadius: 8).fill(DashboardSurface.menu(colorScheme))
        .shadow(color: .black.opacity(0.25), radius: 8, y: 3)
      RoundedRectangle(cornerRadius: 8).strokeBorder(Color.primary.opacity(0.12))
    }
    .focusable()
    .focused($isFocused)
    .onKeyPress(.downArrow) { move(1, of: values.count) }
    .onKeyPress(.upArrow) { move(-1, of: values.count) }
    .onKeyPress(.return) {
      if values.indices.contains(highlighted) { choose(values[highlighted]) }
      return .handled
    }
    .onKeyPress(.escape) {
      model.openVariable = nil
      return .handled
    }
    .onAppear {
      isFocused = true
      highlighted = values.firstIndex { chosen.contains($0) } ?? 0
    }
    .task { await model.loadValues(of: variable, from: source) }
  }

  private func row(_ value: String, isChosen: Bool, isHighlighted: Bool) -> some View {
    HStack(spacing: 6) {
      Text(verbatim: "✓").opacity(isChosen ? 1 : 0).frame(width: 12)
      Text(verbatim: VariableValues.title([value])).lineLimit(1)
      Spacer(minLength: 0)
    }
    .font(.system(size: 12))
    .padding(.horizontal, 6)
    .frame(height: Self.rowHeight)
    .background {
      if isHighlighted { RoundedRectangle(cornerRadius: 5).fill(Color.primary.opacity(0.09)) }
    }
    .contentShape(Rectangle())
  }

  private func move(_ step: Int, of count: Int) -> KeyPress.Result {
    highlighted = min(max(highlighted + step, 0), max(count - 1, 0))
    return .handled
  }

  private func choose(_ value: String) {
    model.variables[variable.name] = VariableValues.chosen(value, of: variable, before: model.values(of: variable))
    if !variable.allowsSeveral { model.openVariable = nil }
  }
}

/// The open menu above everything, which a click beside it closes.
struct VariableMenuLayer: View {
  let description: DashboardDescription
  let model: DashboardModel
  let source: any DataSource
  /// The width of the whole dashboard in points.
  let width: Double
  /// The coordinate space of the whole dashboard.
  static let space = "dashboard"

  var body: some View {
    if let chip = model.chipFrame, let variable = description.variables.first(where: { $0.name == model.openVariable })
    {
      ZStack(alignment: .topLeading) {
        Color.clear.contentShape(Rectangle()).onTapGesture { model.openVariable = nil }
        VariableMenu(variable: variable, model: model, source: source)
          .offset(x: max(4, min(chip.minX, width - VariableMenu.width - 12)), y: chip.maxY + 4)
      }
    }
  }
}
