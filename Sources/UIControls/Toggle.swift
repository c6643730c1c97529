import Foundation
import Geometry
import UICore

/// A control that is on or off.
public struct Toggle<Label: View>: UnaryView, LabelledControl {
  private let value: ToggleValue
  private let label: Label

  /// A toggle with any view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(value: ToggleValue(isOn: isOn, isMixed: false), label: label)
  }

  /// A toggle of several values: on where all are, mixed where they differ. A press sets all of them.
  ///
  ///     Toggle(sources: $alarms, isOn: \.isOn) { Text("Alarms") }
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) { self.init(value: ToggleValue(sources.map { $0[keyPath: isOn] }), label: label) }

  private init(value: ToggleValue, label: () -> Label) {
    self.value = value
    self.label = label()
  }

  public var body: some View {
    ControlContent(
      label, ToggleStyleConfiguration.Label.self,
      ToggleStyleConfiguration(label: ToggleStyleConfiguration.Label(content: AnyView(label)), value: value),
      style: SwitchToggleStyle(), StyledToggle.self
    ).modifier(ControlSpacing())
  }
}

/// What a toggle shows and sets.
private struct ToggleValue {
  let isOn: Binding<Bool>
  let isMixed: Bool

  init(isOn: Binding<Bool>, isMixed: Bool) { (self.isOn, self.isMixed) = (isOn, isMixed) }

  /// Of several values. Mixed ones are not on, so that toggling turns all on.
  init(_ values: [Binding<Bool>]) {
    let count = values.count { $0.wrappedValue }
    isMixed = count > 0 && count < values.count
    isOn = Binding(
      get: { !values.isEmpty && values.allSatisfy(\.wrappedValue) },
      set: { isOn, transaction in for value in values { value.transaction(transaction).wrappedValue = isOn } })
  }
}

extension Toggle where Label == Text {
  /// A toggle titled by a localized string key.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  /// A toggle titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

  /// A toggle of several values, titled by a localized string key.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

  /// A toggle of several values, titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == UIControls.Label<Text, Image> {
  /// A toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { UIControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with a title, shown verbatim, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { UIControls.Label(title, systemImage: systemImage) }
  }

  /// A toggle with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { UIControls.Label(titleKey, image: image) }
  }

  /// A toggle with a title, shown verbatim, and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { UIControls.Label(title, image: image) }
  }

  /// A toggle of several values, with a title and a symbol.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { UIControls.Label(titleKey, systemImage: systemImage) } }

  /// A toggle of several values, with a title, shown verbatim, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { UIControls.Label(title, systemImage: systemImage) } }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// A toggle from a configuration, for a style that builds on another style.
  public init(_ configuration: ToggleStyleConfiguration) {
    value = ToggleValue(isOn: configuration.$isOn, isMixed: configuration.isMixed)
    label = configuration.label
  }
}

/// The look of toggles, and their handling of presses.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle for its style.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  nonisolated public struct Label: View, ControlLabel {
    package let content: AnyView
  }
  /// The toggle's label.
  public let label: Label
  /// Whether the toggle is on; the style sets it.
  @Binding public var isOn: Bool
  /// Whether the toggle is of several values that differ; it is not on then, and toggling it turns all on.
  public var isMixed: Bool

  fileprivate init(label: Label, value: ToggleValue) {
    self.label = label
    _isOn = value.isOn
    isMixed = value.isMixed
  }
}

private nonisolated struct StyledToggle<Style: ToggleStyle>: StyledControl {
  let style: StyleProperty<Style>
  let configuration: ToggleStyleConfiguration

  init(style: Style, configuration: ToggleStyleConfiguration) {
    self.style = StyleProperty(style: style)
    self.configuration = configuration
  }

  @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the look of toggles inside.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(StyledToggle.self, style: style))
  }

  /// Sets the look of toggles in a container of ours; what is presented from there has it not.
  nonisolated func containedToggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(ContainedStyleModifier(StyledToggle.self, style: style))
  }
}

/// A switch: a knob in a track.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Switch(isOn: configuration.$isOn, isMixed: configuration.isMixed)
    }
  }
}

private struct Switch: View {
  @Binding var isOn: Bool
  let isMixed: Bool
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformProfile) private var profile
  @Environment(\.accentColor) private var accent

  var body: some View {
    let metrics = profile.controls
    SwitchFace(
      isOn: isOn, isMixed: isMixed, isPressed: isPressed, isEnabled: isEnabled, accent: accent, metrics: metrics
    )
    .modifier(
      ButtonBehavior(
        isPressed: $isPressed, cornerRadius: metrics.switchSize.height / 2,
        role: .toggle(isOn: isOn, isMixed: isMixed)
      ) { isOn.toggle() })
  }
}

/// A track, and a knob in it, which is longer while it is pressed and in the middle where the values differ.
private nonisolated struct SwitchFace: ControlFace {
  let size: CGSize?
  let opacity: Double
  let hasDirection = true
  private let inset: CGFloat
  private let color: Color
  /// Where the knob is, from 0 for off to 1 for on.
  private var position: CGFloat
  /// How much longer than high the knob is, in points.
  private var stretch: CGFloat

  init(
    isOn: Bool, isMixed: Bool = false, isPressed: Bool, isEnabled: Bool, accent: Color?, metrics: ControlMetrics
  ) {
    size = metrics.switchSize
    opacity = isEnabled ? 1 : 0.4
    inset = metrics.switchInset
    color = accent == nil ? metrics.switchColor ?? .accentColor : .accentColor
    position = isMixed ? 0.5 : isOn ? 1 : 0
    stretch = isPressed ? metrics.switchStretch : 0
  }

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(position, stretch) }
    set { (position, stretch) = (newValue.first, newValue.second) }
  }

  func layers(in size: CGSize) -> [FaceLayer] {
    let height = size.height - 2 * inset
    let width = height + stretch
    let knob = CGRect(x: inset + position * (size.width - 2 * inset - width), y: inset, width: width, height: height)
    let track = position <= 0 ? Color.controlFill : Color.controlFill.mix(with: color, by: position, in: .device)
    return [
      FaceLayer(Capsule(), in: CGRect(origin: .zero, size: size), color: position >= 1 ? color : track),
      FaceLayer(Capsule(), in: knob, color: .white),
    ]
  }
}

/// A box with a check mark, or a dash where the values differ.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Checkbox(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

private struct Checkbox: View {
  @Binding var isOn: Bool
  let isMixed: Bool
  let label: ToggleStyleConfiguration.Label
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 6) {
      CheckboxFace(mark: isMixed ? .dash : isOn ? .tick : nil, isPressed: isPressed)
      label
    }
    .contentShape(Rectangle())
    .modifier(Fade(opacity: isEnabled ? 1 : 0.4))
    .modifier(
      ButtonBehavior(isPressed: $isPressed, cornerRadius: 4, role: .toggle(isOn: isOn, isMixed: isMixed)) {
        isOn.toggle()
      })
  }
}

/// A box, and a mark in it.
private nonisolated struct CheckboxFace: ControlFace {
  enum Mark { case dash, tick }

  let size: CGSize? = CGSize(width: 16, height: 16)
  let hasDirection = false
  private let isPressed: Bool
  /// How much of the dash there is, and of the tick, 0…1.
  var animatableData: AnimatablePair<CGFloat, CGFloat>

  init(mark: Mark?, isPressed: Bool) {
    self.isPressed = isPressed
    animatableData = AnimatablePair(mark == .dash ? 1 : 0, mark == .tick ? 1 : 0)
  }

  func layers(in size: CGSize) -> [FaceLayer] {
    let frame = CGRect(origin: .zero, size: size)
    let box = RoundedRectangle(cornerRadius: 4, style: .continuous)
    let amount = animatableData.first + animatableData.second
    let filled = Color.controlFill.mix(with: .accentColor, by: amount, in: .device)
    return [FaceLayer(box, in: frame, color: amount <= 0 ? .controlFill : amount >= 1 ? .accentColor : filled)]
      + mark(animatableData.first, [(0.28, 0.5), (0.72, 0.5)], in: frame)
      + mark(animatableData.second, [(0.26, 0.54), (0.43, 0.71), (0.75, 0.31)], in: frame)
      + (isPressed ? [FaceLayer(box, in: frame, color: .black.opacity(0.15))] : [])
  }

  /// A line through points that are parts of the box.
  private func mark(_ amount: CGFloat, _ points: [(x: CGFloat, y: CGFloat)], in frame: CGRect) -> [FaceLayer] {
    if amount <= 0 { return [] }
    let line = Path { $0.addLines(points.map { CGPoint(x: $0.x * frame.width, y: $0.y * frame.height) }) }
    let style = StrokeStyle(lineWidth: 1.8, lineCap: .round, lineJoin: .round)
    return [FaceLayer(line, stroke: style, in: frame, color: .white.opacity(min(amount, 1)))]
  }
}

/// A button that stays highlighted while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { ToggledButton(configuration: configuration) }
}

/// How a bar shows toggles: as buttons like the others there, filled while they are on.
struct BarToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    ToggledButton(configuration: configuration, isInBar: true)
  }
}

/// One button in both states, so that it keeps the focus.
private struct ToggledButton: View {
  let configuration: ToggleStyleConfiguration
  var isInBar = false

  var body: some View {
    Button {
      configuration.$isOn.wrappedValue.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(ToggledButtonStyle(isOn: configuration.isOn || configuration.isMixed, isInBar: isInBar))
    .accessibilityAddTraits(.isToggle)
    .accessibilityValue(configuration.isMixed ? "2" : configuration.isOn ? "1" : "0")
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch beside the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  /// A switch beside the label.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A check box beside the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays highlighted while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
