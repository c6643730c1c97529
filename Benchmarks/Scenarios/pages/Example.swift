import CardsViews
import DashboardsViews
import FetchViews
import GalleryViews
import LabViews
import LandmarksViews
import PulseViews
import SwiftUI
import WindowRun

/// The examples, each as its own program opens it.
enum Example: String, CaseIterable {
  case gallery, cards, landmarks, fetch, pulse, dashboards, lab

  @MainActor func open() throws -> WindowRun {
    switch self {
    case .gallery: try WindowRun(GalleryView(), size: CGSize(width: 1000, height: 720))
    case .cards: try WindowRun(CardsView(page: .shape), size: CGSize(width: 400, height: 860))
    case .landmarks:
      try WindowRun(
        LandmarksView(modelData: ModelData(design: .perRow, isTravelling: false)),
        size: CGSize(width: 480, height: 800))
    case .fetch: try WindowRun(FetchView(kennel: Kennel(style: .scoped)), size: CGSize(width: 760, height: 560))
    case .pulse: try WindowRun(PulseView(monitor: SystemMonitor()), size: CGSize(width: 720, height: 560))
    case .dashboards:
      try WindowRun(
        DashboardsView(shelf: Shelf(paths: [], prometheus: nil, isMachine: false)),
        size: CGSize(width: 1440, height: 900))
    case .lab:
      try WindowRun(
        LabView(settings: LabSettings(kind: .lines, seriesCount: nil, pointCount: nil)),
        size: CGSize(width: 1200, height: 720))
    }
  }
}
