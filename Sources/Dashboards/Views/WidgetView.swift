import DashboardFormat
import DashboardSources
import Graphs
import SwiftUI

/// A widget that loads its data while it is visible.
struct WidgetView: View {
  let widget: WidgetDescription
  let source: (any DataSource)?
  let model: DashboardModel
  let timeZone: TimeZone?
  /// The width in points, which limits the number of data points requested.
  let width: Double
  @State private var answer: WidgetAnswer?
  @State private var attempt = 0
  /// The window of a widget with a span of its own.
  @State private var ownWindow: ClosedRange<Double>

  init(
    widget: WidgetDescription, source: (any DataSource)?, answer: WidgetAnswer?, model: DashboardModel,
    timeZone: TimeZone?, width: Double
  ) {
    (self.widget, self.source, self.model, self.timeZone, self.width) = (widget, source, model, timeZone, width)
    _answer = State(initialValue: answer)
    _ownWindow = State(initialValue: widget.window(now: model.now) ?? 0...1)
  }

  /// Everything that the data depends on; a change loads again.
  private struct LoadKey: Hashable {
    /// Nil while the window follows the time, so that its moves do not cancel a load.
    var window: ClosedRange<Double>?
    var duration: Double
    var variables: [String: [String]]
    var attempt: Int
  }

  var body: some View {
    let shown = window.wrappedValue
    let isFollowing = widget.span == nil && model.isFollowing
    let key = LoadKey(
      window: isFollowing ? nil : shown, duration: isFollowing ? shown.upperBound - shown.lowerBound : 0,
      variables: model.variables, attempt: attempt)
    let filled = widget.filled(with: model.variables.merging(widget.scope) { _, own in own })
    WidgetCard(widget: filled) { content(filled.definition) }
      .environment(\.widgetWidth, width - 2 * DashboardMetrics.cardPadding)
      .graphHome(widget.window(now: model.now) ?? model.home)
      .task(id: key) { await load() }
  }

  private var window: Binding<ClosedRange<Double>> {
    widget.span == nil ? Bindable(model).window : $ownWindow
  }

  @ViewBuilder private func content(_ definition: WidgetDefinition) -> some View {
    if definition.requests.isEmpty {
      WidgetContent(definition: definition, answer: WidgetAnswer([]), window: window, timeZone: timeZone)
    } else if let answer {
      let failures = answer.failures
      if let first = failures.first, failures.count == answer.parts.count {
        WidgetMessage("No data", detail: first.description, button: "Try again", action: retry)
      } else {
        VStack(alignment: .leading, spacing: 4) {
          WidgetContent(definition: definition, answer: answer, window: window, timeZone: timeZone)
            .frame(maxHeight: .infinity)
          if let first = failures.first {
            PartialFailure(failed: failures.count, of: answer.parts.count, reason: first.description, retry: retry)
          } else if let notice = answer.notices.first {
            Text(verbatim: notice).font(.system(size: 10)).foregroundStyle(.secondary).lineLimit(1)
          }
        }
      }
    } else {
      ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func retry() {
    answer = nil
    attempt += 1
  }

  private func load() async {
    guard let source else { return }
    // While the viewer moves the window, wait until it rests; the old data stays visible.
    if answer != nil {
      do { try await Task.sleep(nanoseconds: 250_000_000) } catch { return }
    }
    repeat {
      let requests = widget.requests(
        window: window.wrappedValue, width: min(max(Int(clamping: width), 50), 10_000), variables: model.variables)
      guard !requests.isEmpty else { return }
      let loaded = await WidgetAnswer.load(requests, of: widget, from: source)
      if Task.isCancelled { return }
      answer = loaded
      guard let interval = model.refreshInterval, widget.span == nil, model.isFollowing else { return }
      do { try await Task.sleep(for: .seconds(interval)) } catch { return }
    } while !Task.isCancelled
  }
}

/// A line below a widget: some of its requests failed.
struct PartialFailure: View {
  let failed: Int
  let of: Int
  let reason: String
  let retry: () -> Void

  var body: some View {
    HStack(spacing: 6) {
      Circle().fill(.orange).frame(width: 6, height: 6)
      Text("\(failed) of \(of) queries failed: \(reason)").lineLimit(1).foregroundStyle(.secondary)
      Spacer(minLength: 4)
      Button("Try again", action: retry)
    }
    .font(.system(size: 10))
  }
}
