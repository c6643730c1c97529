import Foundation
import Geometry
import UICore

/// A field of the parts of a date. Digits are typed into a part; Tab and the arrows beside move between parts, the arrows up
/// and down step one.
struct DateField: View {
  let model: DateModel
  let components: DatePickerComponents
  var hasStepper = false
  /// What a press on a part of the day, or the space bar, does.
  var open: (() -> Void)?
  @State private var editing = DateFieldEditing()
  @FocusState private var isFocused: Bool
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let calendar = calendar.with(locale, timeZone)
    let field = DateFieldEditing.Field(
      pattern: DatePattern(components, in: locale), calendar: calendar, date: model.selection)
    HStack(spacing: 4) {
      DateFieldParts(field: field, editing: editing, isFocused: isFocused, direction: direction) { press($0, field) }
        .modifier(DateFieldFrame { key($0, field) })
        .focused($isFocused)
      if hasStepper {
        Stepper(label: { EmptyView() }, onIncrement: { step(1, field) }, onDecrement: { step(-1, field) })
      }
    }
    .onChange(of: isFocused) { _, isFocused in
      if !isFocused { commit(field) }
    }
  }

  private func press(_ index: Int, _ field: DateFieldEditing.Field) {
    commit(field)
    editing.index = index
    if let part = field.part(index), part == .year || part == .month || part == .day { open?() }
  }

  private func set(_ value: Int, _ field: DateFieldEditing.Field) {
    guard let part = field.part(editing.index) else { return }
    model.select(field.calendar.date(model.selection, setting: part, to: value))
  }

  private func commit(_ field: DateFieldEditing.Field) {
    if editing.typed.isEmpty { return }
    if let value = editing.take(in: field) { set(value, field) }
  }

  private func step(_ distance: Int, _ field: DateFieldEditing.Field) {
    commit(field)
    isFocused = true
    guard let part = field.part(editing.index) else { return }
    model.select(field.calendar.date(model.selection, stepping: part, by: distance))
  }

  /// Returns whether there is a part so many further.
  private func move(by distance: Int, _ field: DateFieldEditing.Field) -> Bool {
    commit(field)
    guard field.pattern.parts.indices.contains(editing.index + distance) else { return false }
    editing.index += distance
    return true
  }

  private func key(_ press: KeyStroke, _ field: DateFieldEditing.Field) -> Bool {
    guard press.phase != .up, press.modifiers.isDisjoint(with: [.control, .command, .option]) else { return false }
    let forwards = field.pattern.isRightToLeft ? -1 : 1
    switch press.key {
    case .tab:
      if move(by: press.modifiers.contains(.shift) ? -1 : 1, field) { return true }
      // Whoever comes back begins anew.
      editing.index = 0
      return false
    case .rightArrow: _ = move(by: forwards, field)
    case .leftArrow: _ = move(by: -forwards, field)
    case .upArrow: step(1, field)
    case .downArrow: step(-1, field)
    case .delete: editing.erase()
    case .return: commit(field)
    case .space where open != nil: open?()
    case .character(let character): return type(character, field)
    default: return false
    }
    return true
  }

  private func type(_ character: Character, _ field: DateFieldEditing.Field) -> Bool {
    if field.part(editing.index) == .dayPeriod {
      let names = [field.calendar.amSymbol, field.calendar.pmSymbol].map { $0.lowercased().first }
      guard let value = names.firstIndex(of: character) ?? ["a", "p"].firstIndex(of: character) else { return false }
      set(value, field)
      return true
    }
    if let digit = character.wholeNumberValue {
      guard let value = editing.type(digit, in: field) else { return true }
      set(value, field)
      _ = move(by: 1, field)
      return true
    }
    // What is between the parts.
    guard "/.-:,".contains(character) else { return false }
    _ = move(by: 1, field)
    return true
  }
}

/// The look of a text field around a date.
private struct DateFieldFrame: ViewModifier {
  let press: (KeyStroke) -> Bool
  @Environment(\.platformProfile) private var profile
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isEnabled) private var isEnabled

  init(press: @escaping (KeyStroke) -> Bool) { self.press = press }

  func body(content: Content) -> some View {
    let metrics = profile.controls
    let shape = RoundedRectangle(cornerRadius: metrics.fieldRadius, style: .continuous)
    let (horizontal, vertical) = (metrics.fieldInsets.leading - 1, metrics.fieldInsets.top)
    content
      .padding(.horizontal, horizontal)
      .padding(.vertical, vertical)
      .background { shape.fill(scheme == .dark ? Color.white.opacity(0.06) : Color.white) }
      .overlay { shape.inset(by: 0.5).stroke(Color.separator, lineWidth: 1).allowsHitTesting(false) }
      .contentShape(shape)
      .modifier(Fade(opacity: isEnabled ? 1 : 0.4))
      .modifier(FocusRing(cornerRadius: metrics.fieldRadius, focusesOnClick: true, press: press))
  }
}
