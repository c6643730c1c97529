import DashboardFormat
import DashboardSources
import SwiftUI

/// One band of a dashboard with its widgets at their places.
struct BandView: View {
  let band: DashboardBand
  let width: Double
  let context: DashboardContext

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(band.backdrops) { backdrop in
        place(backdrop.frame) { GroupBackdrop(backdrop: backdrop) }
      }
      ForEach(band.items) { item in
        place(item.frame) { widget(item) }
      }
    }
    .frame(width: width, height: band.end - band.start, alignment: .topLeading)
  }

  @ViewBuilder private func widget(_ item: DashboardArrangement.Item) -> some View {
    if case .group(let group) = item.widget.definition {
      GroupHeader(
        widget: item.widget, group: group, model: context.model,
        hasBanner: item.frame.height >= DashboardMetrics.groupBanner)
    } else {
      WidgetView(
        widget: item.widget, source: context.source, answer: context.answers.answers[item.id], model: context.model,
        timeZone: context.timeZone, width: item.frame.width)
    }
  }

  private func place(_ frame: CGRect, @ViewBuilder _ content: () -> some View) -> some View {
    content().frame(width: frame.width, height: frame.height)
      .offset(x: frame.minX, y: frame.minY - band.start)
  }
}

/// What all widgets of a dashboard share.
struct DashboardContext {
  var model: DashboardModel
  var source: (any DataSource)?
  var answers: DashboardAnswers
  var timeZone: TimeZone?
}
