import Foundation
import Geometry
import UICore

/// The dimensions of a platform's controls, in points.
///
/// Numbers without a source are this package's choice: Apple publishes none, and none was measured.
struct ControlMetrics: Sendable {
  /// By control size: mini, small, regular, large, extra large.
  let buttonHeights: [CGFloat]
  let buttonPaddings: [CGFloat]
  let buttonRadii: [CGFloat]
  /// Whether buttons have a border by default.
  let buttonsAreBordered: Bool

  let switchSize: CGSize
  /// The distance from the knob to the track's edge.
  let switchInset: CGFloat
  /// How much wider the knob is while pressed.
  let switchStretch: CGFloat
  /// The track's colour when on, without a tint; nil means the accent colour.
  let switchColor: Color?

  let sliderHeight: CGFloat
  let sliderTrack: CGFloat
  let sliderKnob: CGFloat

  /// The size of each half of a stepper; the gap between them is one point.
  let stepperHalf: CGSize
  let stepperRadius: CGFloat
  /// The length of the strokes of plus and minus.
  let stepperSign: CGFloat
  /// Of the field that shows a stepper's value, and from there to the halves.
  let stepperFieldWidth: CGFloat, stepperFieldSpacing: CGFloat

  let fieldInsets: EdgeInsets
  let fieldRadius: CGFloat
  /// Whether text fields have a border by default.
  let fieldsAreBordered: Bool

  let progressHeight: CGFloat
  let spinnerSize: CGFloat
  /// The space between a label's icon and its title.
  let labelSpacing: CGFloat

  func buttonHeight(_ size: ControlSize) -> CGFloat { buttonHeights[size.index] }
  func buttonPadding(_ size: ControlSize) -> CGFloat { buttonPaddings[size.index] }
  func buttonRadius(_ size: ControlSize) -> CGFloat { buttonRadii[size.index] }
}

extension ControlMetrics {
  static let desktop = ControlMetrics(
    // Regular: 24 high, padding of 12, corner radius of 6, as measured on macOS 26.
    buttonHeights: [16, 20, 24, 30, 38], buttonPaddings: [6, 8, 12, 16, 20], buttonRadii: [4, 5, 6, 7, 8],
    buttonsAreBordered: true,
    switchSize: CGSize(width: 38, height: 22), switchInset: 2, switchStretch: 2, switchColor: nil,
    sliderHeight: 22, sliderTrack: 4, sliderKnob: 18,
    stepperHalf: CGSize(width: 26, height: 22), stepperRadius: 6, stepperSign: 10,
    stepperFieldWidth: 60, stepperFieldSpacing: 4,
    fieldInsets: EdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8), fieldRadius: 6, fieldsAreBordered: true,
    progressHeight: 6, spinnerSize: 18, labelSpacing: 6)

  static let phone = ControlMetrics(
    // Small 28, medium 34, large 50 high: Apple Design Resources, iOS 18. Padding of 12 at the regular size: measured
    // on iOS 26.
    buttonHeights: [28, 28, 34, 50, 50], buttonPaddings: [10, 10, 12, 20, 20], buttonRadii: [7, 7, 7, 12, 12],
    // Apple, `PrimitiveButtonStyle.automatic`: borderless on iOS.
    buttonsAreBordered: false,
    // UISwitch: 51 × 31 up to iOS 18, a round knob of 27.
    switchSize: CGSize(width: 51, height: 31), switchInset: 2, switchStretch: 7, switchColor: .green,
    // 31 high: SwiftUI's slider, measured on iOS 26. UISlider up to iOS 18: a track of 4, a knob of 28.
    sliderHeight: 31, sliderTrack: 4, sliderKnob: 28,
    // UIStepper: 94 × 32.
    stepperHalf: CGSize(width: 46.5, height: 32), stepperRadius: 8, stepperSign: 14,
    stepperFieldWidth: 72, stepperFieldSpacing: 8,
    // 34 high around a line of 21, insets of 7: UITextField with a rounded border.
    fieldInsets: EdgeInsets(top: 6.5, leading: 7, bottom: 6.5, trailing: 7), fieldRadius: 5, fieldsAreBordered: false,
    // UIProgressView: 4. UIActivityIndicatorView, medium: 20 × 20. A label's spacing of 8: measured on iOS 26.
    progressHeight: 4, spinnerSize: 20, labelSpacing: 8)
}

extension PlatformProfile {
  var controls: ControlMetrics { isPhone ? .phone : .desktop }
}
