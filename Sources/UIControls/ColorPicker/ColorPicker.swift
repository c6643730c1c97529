import UICore

/// A control that selects a colour: a well that opens a panel of colours.
///
/// What it selects is a colour of sRGB, the same in light and dark.
public struct ColorPicker<Label: View>: UnaryView {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label
  @Environment(\.platformProfile) private var profile
  @Environment(\.labelsAreHidden) private var labelIsHidden

  /// A colour picker with any view as its label.
  ///
  /// - Parameter supportsOpacity: whether colours can be transparent.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (self.selection, self.supportsOpacity, self.label) = (selection, supportsOpacity, label())
  }

  public var body: some View {
    let well = ColorWell(selection: selection, supportsOpacity: supportsOpacity)
    let (label, isPhone, isHidden) = (label, profile.isPhone, labelIsHidden)
    Group {
      if isPhone, !isHidden {
        HStack(spacing: 8) {
          label
          Spacer(minLength: 8)
          well
        }
      } else {
        LabeledContent(content: { well }, label: { label })
      }
    }
    .modifier(.accessibleControl)
    .modifier(ControlSpacing())
  }
}

extension ColorPicker where Label == Text {
  /// A colour picker titled by a localized string key.
  ///
  /// - Parameter supportsOpacity: whether colours can be transparent.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A colour picker titled by a string, shown verbatim.
  ///
  /// - Parameter supportsOpacity: whether colours can be transparent.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
