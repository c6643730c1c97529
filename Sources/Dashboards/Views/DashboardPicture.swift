import DashboardFormat
import Foundation
import Graphs
import SwiftUI

/// A whole dashboard at its full height with loaded data, for pictures and messages.
///
///     let answers = await DashboardAnswers.load(dashboard, from: source, now: now)
///     let renderer = ImageRenderer(content: DashboardPicture(dashboard, answers: answers, width: 1200, now: now))
public struct DashboardPicture: View {
  let description: DashboardDescription
  let answers: DashboardAnswers
  let width: Double
  let model: DashboardModel
  let arrangement: DashboardArrangement
  @Environment(\.colorScheme) private var colorScheme

  /// - Parameters:
  ///   - width: points.
  ///   - span: replaces the dashboard's span; the one that the answers were loaded with.
  ///   - now: seconds since 1970.
  public init(
    _ description: DashboardDescription, answers: DashboardAnswers, width: Double, span: TimeSpan? = nil, now: Double
  ) {
    self.description = description
    self.answers = answers
    self.width = max(width, 2 * DashboardMetrics.margin + 1)
    model = DashboardModel(description, span: span, now: now)
    arrangement = DashboardArrangement(
      description.repeated(with: model.variables).widgets, layout: description.layout,
      width: self.width - 2 * DashboardMetrics.margin,
      hasPictures: !answers.pictures.isEmpty)
  }

  /// The height of the header: a line for the title and one for variables, if there are any.
  private var headerHeight: Double { description.variables.contains { !$0.isHidden } ? 68 : 36 }

  /// The height of the picture in points.
  public var height: Double { arrangement.height + headerHeight + 2 * DashboardMetrics.margin }

  public var body: some View {
    let context = DashboardContext(
      model: model, source: nil, answers: answers, timeZone: description.timeZone.flatMap(TimeZone.init(identifier:)))
    VStack(alignment: .leading, spacing: 0) {
      DashboardHeader(description: description, warnings: [], model: model, hasControls: false)
        .frame(height: headerHeight, alignment: .topLeading)
      ForEach(arrangement.bands) {
        BandView(band: $0, width: width - 2 * DashboardMetrics.margin, context: context)
      }
    }
    .padding(DashboardMetrics.margin)
    .frame(width: width, height: height, alignment: .topLeading)
    .background(DashboardSurface.page(colorScheme))
    .environment(\.pictures, PictureContext(loaded: answers.pictures))
  }
}
