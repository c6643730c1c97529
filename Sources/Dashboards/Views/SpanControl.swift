import Foundation
import SwiftUI

/// Shows the window that graphs share as text, with spans to choose from.
struct SpanControl: View {
  let model: DashboardModel
  /// The viewer's own where nil.
  let timeZone: TimeZone?
  @Environment(\.timeZone) private var viewersZone

  var body: some View {
    HStack(spacing: 10) {
      if model.refreshInterval != nil { LiveChip(model: model) }
      Text(verbatim: words).font(.system(size: 11).monospacedDigit()).foregroundStyle(.secondary).lineLimit(1)
      HStack(spacing: 0) {
        ForEach(Self.spans, id: \.seconds) { span in
          Text(verbatim: span.name)
            .font(.system(size: 11).weight(isShown(span.seconds) ? .semibold : .regular))
            .foregroundStyle(isShown(span.seconds) ? Color.primary : .secondary)
            .frame(width: 34, height: 20)
            .background {
              if isShown(span.seconds) { RoundedRectangle(cornerRadius: 5).fill(Color.primary.opacity(0.10)) }
            }
            .contentShape(Rectangle())
            .onTapGesture { model.show(last: span.seconds) }
        }
      }
      .padding(2)
      .background { RoundedRectangle(cornerRadius: 7).fill(Color.primary.opacity(0.05)) }
    }
    .fixedSize()
  }

  private static let spans: [(name: String, seconds: Double)] = [
    ("2m", 120), ("15m", 900), ("1h", 3600), ("6h", 21_600), ("1d", 86_400), ("1w", 604_800), ("30d", 2_592_000),
  ]

  private func isShown(_ seconds: Double) -> Bool {
    let shown = model.window.upperBound - model.window.lowerBound
    return abs(shown - seconds) < seconds / 100
  }

  /// `12 Oct 08:00 – 13 Oct 08:00`, with seconds where minutes would not tell the ends apart.
  private var words: String {
    let window = model.window
    // Calendars do not support times this large.
    guard abs(window.lowerBound) < 1e11, abs(window.upperBound) < 1e11 else { return "" }
    let duration = window.upperBound - window.lowerBound
    let start = Date(timeIntervalSince1970: window.lowerBound)
    let end = Date(timeIntervalSince1970: window.upperBound)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? viewersZone
    let day = style(calendar).day().month(.abbreviated)
    let clock = style(calendar).hour(.twoDigits(amPM: .omitted)).minute(.twoDigits)
    let time = duration < 600 ? clock.second(.twoDigits) : clock
    let isOneDay = calendar.isDate(start, inSameDayAs: end)
    let last = isOneDay ? "" : end.formatted(day) + " "
    return "\(start.formatted(day)) \(start.formatted(time)) – \(last)\(end.formatted(time))"
  }

  private func style(_ calendar: Calendar) -> Date.FormatStyle {
    Date.FormatStyle(locale: Locale(identifier: "en_GB"), calendar: calendar, timeZone: calendar.timeZone)
  }
}

/// Shows whether the window follows the time; a click lets it follow again.
private struct LiveChip: View {
  let model: DashboardModel

  var body: some View {
    HStack(spacing: 5) {
      Circle().fill(model.isFollowing ? Color.green : Color.gray).frame(width: 7, height: 7)
      Text(verbatim: model.isFollowing ? "Live" : "Paused")
    }
    .font(.system(size: 11).weight(.medium))
    .padding(.horizontal, 9)
    .frame(height: 22)
    .background { Capsule().fill(Color.primary.opacity(0.07)) }
    .onTapGesture { model.followAgain() }
  }
}
