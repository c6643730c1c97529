import Dashboards
import SwiftUI

/// A dashboard, and below it where its data is from.
struct OpenedView: View {
  let opened: OpenedDashboard

  var body: some View {
    VStack(spacing: 0) {
      DashboardView(
        opened.document.dashboard, source: opened.source, warnings: opened.document.warnings, answers: opened.answers,
        pictures: opened.pictures, now: opened.now, isLive: opened.isLive)
      Divider()
      HStack(spacing: 6) {
        Circle().fill(opened.isMadeUp ? Color.orange : .green).frame(width: 7, height: 7)
        Text(verbatim: opened.origin).lineLimit(1)
        Spacer(minLength: 0)
      }
      .font(.system(size: 11))
      .foregroundStyle(.secondary)
      .padding(.horizontal, 14)
      .frame(height: 26)
    }
    .task { await opened.sampler?.run() }
  }
}
