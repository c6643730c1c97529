import Foundation
import UICore

/// Shows the progress of a task, or that it is running.
public struct ProgressView<Label: View, CurrentValueLabel: View>: UnaryView {
  private let source: ProgressSource
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  public var body: some View {
    let (label, currentValueLabel) = (label, currentValueLabel)
    switch source {
    case .fraction(let fraction):
      StyledProgress(fraction: fraction, label: label, currentValueLabel: currentValueLabel)
    case .timer(let interval, let countsDown):
      TimelineView(TimerSchedule(interval: interval, count: 500)) { context in
        StyledProgress(
          fraction: interval.progress(at: context.date, countsDown: countsDown), label: label,
          currentValueLabel: currentValueLabel)
      }
    case .task(let progress):
      TimelineView(TaskSchedule(progress: progress)) { _ in
        StyledProgress(
          fraction: progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1), label: label,
          currentValueLabel: currentValueLabel)
      }
    }
  }

  init(_ source: ProgressSource, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    (self.source, self.label, self.currentValueLabel) = (source, label, currentValueLabel)
  }
}

/// Where a progress view has its progress from.
enum ProgressSource {
  /// 0…1; nil if the progress is unknown.
  case fraction(Double?)
  case timer(ClosedRange<Date>, countsDown: Bool)
  case task(Progress)

  static func value<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> ProgressSource {
    let total = Double(total)
    return .fraction(value.map { total > 0 && $0.isFinite ? min(max(Double($0) / total, 0), 1) : 0 })
  }
}

/// A progress in the style around.
private struct StyledProgress<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
  @Environment(\.progressViewStyle) private var style

  var body: some View {
    if let style {
      style.makeBody(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction,
          label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
          currentValueLabel: CurrentValueLabel.self == EmptyView.self
            ? nil : .init(content: AnyView(currentValueLabel)))
      ).environment(\.progressViewStyle, style.outer)
    } else if fraction != nil {
      LinearProgress(fraction: fraction, label: label, currentValueLabel: currentValueLabel)
    } else {
      CircularProgress(fraction: nil, label: label, currentValueLabel: currentValueLabel)
    }
  }
}
