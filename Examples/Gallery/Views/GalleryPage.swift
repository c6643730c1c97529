/// A page of the gallery.
public enum GalleryPage: String, CaseIterable, Identifiable, Sendable {
  case text, shapes, layout, controls, dates, lists, animation, images, effects, input, presentation, charts
  case tables, navigation, scrolling
  case cards, landmarks, fetch, pulse

  public var id: Self { self }

  static let kinds: [GalleryPage] = [
    .text, .shapes, .layout, .controls, .dates, .lists, .animation, .images, .effects, .input, .presentation,
    .charts, .tables, .navigation, .scrolling,
  ]
  static let examples: [GalleryPage] = [.cards, .landmarks, .fetch, .pulse]

  var title: String {
    switch self {
    case .text: "Text"
    case .shapes: "Shapes"
    case .layout: "Layout"
    case .controls: "Controls"
    case .dates: "Dates & Gauges"
    case .lists: "Lists"
    case .animation: "Animation"
    case .images: "Images"
    case .effects: "Gradients & Effects"
    case .input: "Text Input"
    case .presentation: "Menus & Sheets"
    case .charts: "Charts"
    case .tables: "Tables"
    case .navigation: "Navigation"
    case .scrolling: "Scrolling"
    case .cards: "Cards"
    case .landmarks: "Landmarks"
    case .fetch: "Fetch"
    case .pulse: "Pulse"
    }
  }
}
