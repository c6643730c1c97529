import SwiftUI

/// The views beside marks.
struct AnnotationsView: View {
  let plan: ChartPlan
  /// The size of the chart around the plot.
  let chart: CGSize

  /// The name of the space that the chart is.
  static let chartSpace = "Charts.Chart"

  var body: some View {
    GeometryReader { geometry in
      let marks = MarkGeometry(plan.drawing, size: geometry.size)
      let place = geometry.frame(in: .named(Self.chartSpace))
      let chart = CGRect(origin: CGPoint(x: -place.minX, y: -place.minY), size: chart)
      AnnotationLayout(annotations: plan.annotations, drawing: plan.drawing, chart: chart) {
        ForEach(Array(plan.annotations.enumerated()), id: \.offset) { _, placed in
          let (look, place) = (plan.drawing.looks[placed.mark], plan.drawing.places[placed.mark])
          placed.annotation.content(AnnotationContext(targetSize: marks.annotated(look, place).size))
        }
      }
    }
  }
}

/// Places views beside their marks, in a layout as large as the plot.
private struct AnnotationLayout: Layout {
  let annotations: [PlacedAnnotation]
  let drawing: MarkDrawing
  /// Where the chart is in the plot's space.
  let chart: CGRect

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let geometry = MarkGeometry(drawing, size: bounds.size)
    for (placed, subview) in zip(annotations, subviews) {
      let look = drawing.looks[placed.mark]
      let place = drawing.places[placed.mark]
      let size = subview.sizeThatFits(.unspecified)
      let rect = geometry.annotated(look, place)
      var origin = Self.origin(of: size, beside: rect, placed.annotation, look, place)
      func inside(_ origin: CGFloat, _ length: CGFloat, _ limits: (CGFloat, CGFloat)) -> CGFloat {
        min(max(origin, limits.0), max(limits.1 - length, limits.0))
      }
      let (x, y) = (placed.annotation.overflow.x, placed.annotation.overflow.y)
      if x.kind == .fit {
        origin.x = inside(origin.x, size.width, x.boundary.isChart ? (chart.minX, chart.maxX) : (0, bounds.width))
      }
      if y.kind == .fit {
        origin.y = inside(origin.y, size.height, y.boundary.isChart ? (chart.minY, chart.maxY) : (0, bounds.height))
      }
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: ProposedViewSize(size))
    }
  }

  private static func origin(
    of size: CGSize, beside rect: CGRect, _ annotation: MarkAnnotation, _ look: MarkLook, _ place: MarkPlaces.Place
  ) -> CGPoint {
    let gap = annotation.spacing
    func across(_ alignment: HorizontalAlignment) -> CGFloat {
      switch alignment {
      case .leading: rect.minX
      case .trailing: rect.maxX - size.width
      default: rect.midX - size.width / 2
      }
    }
    func up(_ alignment: VerticalAlignment) -> CGFloat {
      switch alignment {
      case .top: rect.minY
      case .bottom: rect.maxY - size.height
      default: rect.midY - size.height / 2
      }
    }
    let (x, y) = (across(annotation.alignment.horizontal), up(annotation.alignment.vertical))
    let (above, below) = (rect.minY - gap - size.height, rect.maxY + gap)
    let (before, after) = (rect.minX - gap - size.width, rect.maxX + gap)
    switch annotation.position.side {
    case .overlay: return CGPoint(x: x, y: y)
    case .top: return CGPoint(x: x, y: above)
    case .bottom: return CGPoint(x: x, y: below)
    case .leading: return CGPoint(x: before, y: y)
    case .trailing: return CGPoint(x: after, y: y)
    case .topLeading: return CGPoint(x: before, y: above)
    case .topTrailing: return CGPoint(x: after, y: above)
    case .bottomLeading: return CGPoint(x: before, y: below)
    case .bottomTrailing: return CGPoint(x: after, y: below)
    case .automatic:
      if look.kind == .sector { return CGPoint(x: x, y: y) }
      if look.kind == .bar, !look.isUpright { return CGPoint(x: place.x1 >= place.x0 ? after : before, y: y) }
      return CGPoint(x: x, y: look.kind == .bar && place.y1 < place.y0 ? below : above)
    }
  }
}
