import SwiftUI

/// A service level objective: the part that was achieved in several time spans.
public struct ServiceLevel: View {
  /// One span, such as the last thirty days.
  public struct Span: Hashable, Sendable, Identifiable {
    public var name: String
    /// The achieved part, 0…1; NaN if unknown.
    public var achieved: Double
    public var id: String { name }

    public init(_ name: String, achieved: Double) {
      self.name = name
      self.achieved = achieved
    }
  }

  let target: Double
  let spans: [Span]
  let showsErrorBudget: Bool

  /// - Parameter target: the promised part, 0…1.
  public init(target: Double, spans: [Span], showsErrorBudget: Bool = true) {
    self.target = min(max(target, 0), 1)
    self.spans = spans
    self.showsErrorBudget = showsErrorBudget
  }

  @Environment(\.locale) private var locale

  public var body: some View {
    let symbols = NumberSymbols(locale: locale)
    HStack(alignment: .top, spacing: 20) {
      ForEach(spans) { span in
        VStack(alignment: .leading, spacing: 6) {
          Text(span.name).font(.system(size: 11)).foregroundStyle(.secondary)
          Text(Self.percent(span.achieved, symbols))
            .font(.system(size: 22).weight(.semibold).monospacedDigit())
            .foregroundStyle(color(span))
          if showsErrorBudget { budget(span, symbols) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  private func budget(_ span: Span, _ symbols: NumberSymbols) -> some View {
    let left = Self.errorBudgetLeft(target: target, achieved: span.achieved)
    return VStack(alignment: .leading, spacing: 3) {
      GeometryReader { geometry in
        ZStack(alignment: .leading) {
          Capsule().fill(.quaternary)
          Capsule().fill(color(span)).frame(width: geometry.size.width * min(1, max(0, left.isNaN ? 0 : left)))
        }
      }
      .frame(height: 6)
      Text(left.isNaN ? "no data" : "\(Self.percent(left, symbols)) of error budget left")
        .font(.system(size: 10)).foregroundStyle(.secondary).lineLimit(1)
    }
  }

  /// The part of the error budget that is left; below zero if it is exceeded.
  static func errorBudgetLeft(target: Double, achieved: Double) -> Double {
    guard !achieved.isNaN else { return .nan }
    guard target < 1 else { return achieved >= 1 ? 1 : -.infinity }
    return 1 - (1 - achieved) / (1 - target)
  }

  private func color(_ span: Span) -> Color {
    if span.achieved.isNaN { return .secondary }
    if span.achieved < target { return .red }
    return Self.errorBudgetLeft(target: target, achieved: span.achieved) < 0.2 ? .orange : .green
  }

  /// A percentage, with three decimals close to 100: 99.953 %.
  static func percent(_ part: Double, _ symbols: NumberSymbols) -> String {
    guard part.isFinite else { return "–" }
    let precision = part > 0.99 && part < 1 ? 3 : 1
    return MetricUnit.fraction.formatter(precision: precision, symbols: symbols).string(from: part)
  }
}
