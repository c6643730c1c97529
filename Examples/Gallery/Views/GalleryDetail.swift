import CardsViews
import FetchViews
import LandmarksViews
import PulseViews
import SwiftUI

/// A page's content.
public struct GalleryDetail: View {
  let page: GalleryPage
  let landmarks: ModelData
  let kennel: Kennel
  let monitor: SystemMonitor

  init(page: GalleryPage, landmarks: ModelData, kennel: Kennel, monitor: SystemMonitor) {
    (self.page, self.landmarks, self.kennel, self.monitor) = (page, landmarks, kennel, monitor)
  }

  /// A page by itself, with models of its own.
  public init(_ page: GalleryPage) {
    self.init(page: page, landmarks: ModelData(), kennel: Kennel(), monitor: SystemMonitor())
  }

  public var body: some View {
    switch page {
    case .text: TextPage()
    case .shapes: ShapesPage()
    case .layout: LayoutPage()
    case .controls: ControlsPage()
    case .dates: DatesPage()
    case .lists: ListsPage()
    case .animation: AnimationPage()
    case .images: ImagesPage()
    case .effects: EffectsPage()
    case .input: InputPage()
    case .presentation: PresentationPage()
    case .charts: ChartsPage()
    case .tables: TablesPage()
    case .navigation: NavigationPage()
    case .scrolling: ScrollingPage()
    case .cards: CardsView().navigationTitle(page.title)
    case .landmarks: LandmarksView(modelData: landmarks).navigationTitle(page.title)
    case .fetch: FetchView(kennel: kennel).navigationTitle(page.title)
    case .pulse: PulseView(monitor: monitor).navigationTitle(page.title)
    }
  }
}
