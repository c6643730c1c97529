import Foundation
import Geometry
import UICore

/// A control that is on or off.
public struct Toggle<Label: View>: UnaryView, LabelledControl {
  private let isOn: Binding<Bool>
  private let label: Label

  /// A toggle with any view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: some View {
    ControlContent(
      label, ToggleStyleConfiguration.Label.self,
      ToggleStyleConfiguration(label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn),
      style: SwitchToggleStyle(), StyledToggle.self
    ).modifier(ControlSpacing())
  }
}

extension Toggle where Label == Text {
  /// A toggle titled by a localized string key.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  /// A toggle titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
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
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// A toggle from a configuration, for a style that builds on another style.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
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

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
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
      Switch(isOn: configuration.$isOn)
    }
  }
}

private struct Switch: View {
  @Binding var isOn: Bool
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformProfile) private var profile
  @Environment(\.accentColor) private var accent

  var body: some View {
    let metrics = profile.controls
    SwitchFace(isOn: isOn, isPressed: isPressed, isEnabled: isEnabled, accent: accent, metrics: metrics)
      .modifier(
        ButtonBehavior(isPressed: $isPressed, cornerRadius: metrics.switchSize.height / 2, role: .toggle(isOn: isOn)) {
          isOn.toggle()
        })
  }
}

/// A track, and a knob in it, which is longer while it is pressed.
private nonisolated struct SwitchFace: ControlFace {
  let size: CGSize
  let opacity: Double
  private let inset: CGFloat
  private let color: Color
  /// Where the knob is, from 0 for off to 1 for on.
  private var position: CGFloat
  /// How much longer than high the knob is, in points.
  private var stretch: CGFloat

  init(isOn: Bool, isPressed: Bool, isEnabled: Bool, accent: Color?, metrics: ControlMetrics) {
    size = metrics.switchSize
    opacity = isEnabled ? 1 : 0.4
    inset = metrics.switchInset
    color = accent == nil ? metrics.switchColor ?? .accentColor : .accentColor
    position = isOn ? 1 : 0
    stretch = isPressed ? metrics.switchStretch : 0
  }

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(position, stretch) }
    set { (position, stretch) = (newValue.first, newValue.second) }
  }

  var layers: [FaceLayer] {
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

/// A box with a check mark.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Checkbox(isOn: configuration.$isOn, label: configuration.label)
  }
}

private struct Checkbox: View {
  @Binding var isOn: Bool
  let label: ToggleStyleConfiguration.Label
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let box = RoundedRectangle(cornerRadius: 4, style: .continuous)
    HStack(spacing: 6) {
      box.fill(isOn ? Color.accentColor : Color.controlFill)
        .overlay {
          if isOn { Tick().stroke(Color.white, style: StrokeStyle(lineWidth: 1.8, lineCap: .round, lineJoin: .round)) }
        }
        .overlay { if isPressed { box.fill(Color.black.opacity(0.15)) } }
        .frame(width: 16, height: 16)
      label
    }
    .contentShape(Rectangle())
    .modifier(Fade(opacity: isEnabled ? 1 : 0.4))
    .modifier(ButtonBehavior(isPressed: $isPressed, cornerRadius: 4, role: .toggle(isOn: isOn)) { isOn.toggle() })
  }
}

private struct Tick: Shape, BuiltIn {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX + rect.width * 0.26, y: rect.minY + rect.height * 0.54))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.43, y: rect.minY + rect.height * 0.71))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.75, y: rect.minY + rect.height * 0.31))
    }
  }
  typealias Body = _ShapeView<Self, ForegroundStyle>
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
    .buttonStyle(ToggledButtonStyle(isOn: configuration.isOn, isInBar: isInBar))
    .accessibilityAddTraits(.isToggle)
    .accessibilityValue(configuration.isOn ? "1" : "0")
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
