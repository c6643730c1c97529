/// How a page's cards are drawn.
public enum CardPage: String, CaseIterable, Identifiable, Sendable {
  case shape, canvas, image

  public var id: Self { self }

  var title: String {
    switch self {
    case .shape: "Shapes"
    case .canvas: "Canvas"
    case .image: "Image"
    }
  }
}
