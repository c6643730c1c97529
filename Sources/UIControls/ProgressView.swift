import Foundation
import Geometry
import UICore

/// Shows the progress of a task, or that it is running.
public struct ProgressView<Label: View>: View {
  /// 0…1; `nil` if the progress is unknown.
  private let fraction: Double?
  private let label: Label
  @Environment(\.platformProfile) private var profile

  public var body: some View {
    if let fraction {
      VStack(alignment: .leading, spacing: 4) {
        label
        ProgressBar(fraction: fraction, height: profile.controls.progressHeight)
      }
      .modifier(ControlSpacing())
    } else {
      VStack(spacing: 6) {
        Spinner().frame(width: profile.controls.spinnerSize, height: profile.controls.spinnerSize)
        label
      }
      .modifier(ControlSpacing())
    }
  }

  private init(_ value: Double?, total: Double, label: Label) {
    fraction = value.map { total > 0 && $0.isFinite ? min(max($0 / total, 0), 1) : 0 }
    self.label = label
  }
}

extension ProgressView where Label == EmptyView {
  /// A spinner without a label.
  public init() { self.init(nil, total: 1, label: EmptyView()) }
  /// A bar without a label that shows `value` of `total`; a spinner if the value is nil.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(value.map { Double($0) }, total: Double(total), label: EmptyView())
  }
}

extension ProgressView where Label == Text {
  /// A spinner titled by a localized string key.
  public init(_ titleKey: LocalizedStringKey) { self.init(nil, total: 1, label: Text(titleKey)) }
  /// A bar that shows `value` of `total`, titled by a localized string key; a spinner if the value is nil.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value.map { Double($0) }, total: Double(total), label: Text(titleKey))
  }
}

extension ProgressView {
  /// A spinner with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, total: 1, label: label()) }
  /// A bar with a label that shows `value` of `total`; a spinner if the value is nil.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(value.map { Double($0) }, total: Double(total), label: label())
  }
}

private struct ProgressBar: View {
  let fraction: Double
  let height: CGFloat

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.controlFill)
        if fraction > 0 { Capsule().fill(Color.accentColor).frame(width: max(proxy.size.width * fraction, height)) }
      }
    }
    .frame(minWidth: 40)
    .frame(height: height)
  }
}
