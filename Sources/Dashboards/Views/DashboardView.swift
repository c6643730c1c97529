import DashboardFormat
import DashboardSources
import Foundation
import Graphs
import SwiftUI

/// A dashboard: its widgets in their places, each loading its own data.
///
///     DashboardView(document.dashboard, source: PrometheusSource(url), warnings: document.warnings)
///
/// It scrolls. Only widgets near the visible part are made and loaded; a load is cancelled when its widget leaves. Graphs
/// share one window and one crosshair. A failed widget does not affect the others.
public struct DashboardView: View {
  let description: DashboardDescription
  let warnings: [DashboardWarning]
  let source: any DataSource
  let answers: DashboardAnswers
  let pictures: PictureStore?
  private let span: TimeSpan?
  private let now: Double
  private let isLive: Bool
  @State private var shown = ShownDashboard()

  /// - Parameters:
  ///   - span: the initial span of graphs; replaces the dashboard's.
  ///   - warnings: the reader's warnings; those of the views are added.
  ///   - answers: data that is already loaded.
  ///   - pictures: the store of pictures; nil shows labels in their place.
  ///   - now: the end of spans such as the last hour, in seconds since 1970.
  ///   - isLive: whether the window follows the time and data is loaded repeatedly, at the description's interval or every
  ///     five seconds. A window that the viewer moved stays.
  public init(
    _ description: DashboardDescription, source: any DataSource, span: TimeSpan? = nil,
    warnings: [DashboardWarning] = [], answers: DashboardAnswers = DashboardAnswers(),
    pictures: PictureStore? = nil, now: Double = Date().timeIntervalSince1970, isLive: Bool = false
  ) {
    self.description = description
    self.warnings = warnings + ViewWarnings.of(description)
    self.source = source
    self.answers = answers
    self.pictures = pictures
    (self.span, self.now, self.isLive) = (span, now, isLive)
  }

  public var body: some View {
    DashboardScreen(
      description: description, warnings: warnings, source: source, answers: answers, pictures: pictures,
      model: DashboardModel(description, span: span, now: now, isLive: isLive)
    )
    .id(shown.number(of: description, source))
  }
}

/// Tells dashboards apart: another description, or another source, is another dashboard, with values, a window and data
/// of its own.
@MainActor
private final class ShownDashboard {
  private var last: (description: DashboardDescription, source: any DataSource)?
  private var number = 0

  nonisolated init() {}

  func number(of description: DashboardDescription, _ source: any DataSource) -> Int {
    if let last, last.description != description || !Self.isSame(last.source, source) { number += 1 }
    last = (description, source)
    return number
  }

  /// Sources without an identity that cannot be compared count as the same: a body makes them anew each time.
  private static func isSame(_ first: any DataSource, _ second: any DataSource) -> Bool {
    if type(of: first) != type(of: second) { return false }
    if first.identity != second.identity { return false }
    if type(of: first) is AnyClass { return first as AnyObject === second as AnyObject }
    guard let first = first as? any Equatable else { return true }
    return isEqual(first, second)
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: any DataSource) -> Bool {
    first == second as? Value
  }
}

/// One dashboard on the screen.
private struct DashboardScreen: View {
  let description: DashboardDescription
  let warnings: [DashboardWarning]
  let source: any DataSource
  let answers: DashboardAnswers
  let pictures: PictureStore?
  @State private var model: DashboardModel
  @Environment(\.colorScheme) private var colorScheme

  init(
    description: DashboardDescription, warnings: [DashboardWarning], source: any DataSource,
    answers: DashboardAnswers, pictures: PictureStore?, model: DashboardModel
  ) {
    (self.description, self.warnings, self.source) = (description, warnings, source)
    (self.answers, self.pictures) = (answers, pictures)
    _model = State(initialValue: model)
  }

  var body: some View {
    GeometryReader { geometry in
      let width = geometry.size.width - 2 * DashboardMetrics.margin
      if width > 0 {
        DashboardPage(
          description: description, warnings: warnings, width: width,
          context: DashboardContext(
            model: model, source: source, answers: answers,
            timeZone: description.timeZone.flatMap(TimeZone.init(identifier:)))
        )
        .coordinateSpace(.named(VariableMenuLayer.space))
        .overlay {
          VariableMenuLayer(description: description, model: model, source: source, width: geometry.size.width)
        }
      }
    }
    .background(DashboardSurface.page(colorScheme))
    .graphGroup(model.crosshair)
    .environment(\.pictures, PictureContext(store: pictures, loaded: answers.pictures))
    .task { await follow() }
  }

  /// Lets the window follow the time while the dashboard is visible.
  private func follow() async {
    guard let interval = model.refreshInterval else { return }
    while !Task.isCancelled {
      do { try await Task.sleep(for: .seconds(interval)) } catch { return }
      model.follow(to: Date().timeIntervalSince1970)
    }
  }
}

/// A dashboard arranged for a width.
private struct DashboardPage: View {
  let description: DashboardDescription
  let warnings: [DashboardWarning]
  let width: Double
  let context: DashboardContext
  @Environment(\.pictures) private var pictures

  var body: some View {
    let arrangement = DashboardArrangement(
      description.repeated(with: context.model.variables).widgets, layout: description.layout, width: width,
      toggled: context.model.toggledGroups,
      hasPictures: pictures.store != nil || !pictures.loaded.isEmpty)
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        DashboardHeader(description: description, warnings: warnings, model: context.model)
          .padding(.bottom, DashboardMetrics.margin)
        ForEach(arrangement.bands) { BandView(band: $0, width: width, context: context) }
      }
      .padding(DashboardMetrics.margin)
    }
  }
}
