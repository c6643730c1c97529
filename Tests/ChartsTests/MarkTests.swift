import Charts
import SwiftUI
import Testing

@testable import Charts

/// Stacks, groups, series and curves.
@MainActor struct MarkTests {
  private func stack(_ method: MarkStackingMethod) -> ChartPlan {
    ChartPlan {
      for (name, value) in [("a", 1.0), ("b", 3), ("c", -2), ("d", 4)] {
        BarMark(x: .value("X", "x"), y: .value("Y", value), stacking: method)
          .foregroundStyle(by: .value("Kind", name))
      }
    }
  }

  /// Values from a scale of 0…1 back to those of the axis.
  private func reaches(_ plan: ChartPlan) -> [[Double]] {
    let (low, high) = (plan.y.scale.domain.lowerBound, plan.y.scale.domain.upperBound)
    return plan.places.map { [$0.y0, $0.y1].map { ((low + $0 * (high - low)) * 1e6).rounded() / 1e6 } }
  }

  @Test func standardStack() {
    // Those above zero upwards: 1, 1 + 3, 4 + 4; the one below it downwards.
    #expect(reaches(stack(.standard)) == [[0, 1], [1, 4], [0, -2], [4, 8]])
  }

  @Test func normalizedStack() {
    // Parts of 1 + 3 + 2 + 4 = 10.
    #expect(reaches(stack(.normalized)) == [[0, 0.1], [0.1, 0.4], [0, -0.2], [0.4, 0.8]])
  }

  @Test func centredStack() {
    // Sizes of 10 in all, from -5.
    #expect(reaches(stack(.center)) == [[-5, -4], [-4, -1], [-1, 1], [1, 5]])
  }

  @Test func unstacked() {
    #expect(reaches(stack(.unstacked)) == [[0, 1], [0, 3], [0, -2], [0, 4]])
  }

  @Test func groupsDivideTheBand() {
    let plan = ChartPlan {
      for name in ["a", "b"] {
        BarMark(x: .value("X", "x"), y: .value("Y", 1.0)).position(by: .value("Kind", name))
      }
    }
    // 0.7 of 100 points, half of it each, from 15 on.
    let rects = plan.rects(in: CGSize(width: 100, height: 10))
    #expect(zip(rects.map(\.minX), [15, 50]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(rects.allSatisfy { abs($0.width - 35) < 1e-9 })
  }

  @Test func aLineASeries() {
    let plan = ChartPlan {
      for x in 0..<3 {
        for name in ["a", "b"] {
          LineMark(x: .value("X", x), y: .value("Y", x)).foregroundStyle(by: .value("Kind", name))
        }
      }
    }
    #expect(plan.drawing.layers.map(\.marks) == [[0, 2, 4], [1, 3, 5]])
    #expect(plan.legend.map(\.value) == [.category("a"), .category("b")])
    let series = ChartPlan {
      for name in ["a", "b"] {
        for x in 0..<2 { LineMark(x: .value("X", x), y: .value("Y", x), series: .value("S", name)) }
      }
    }
    #expect(series.drawing.layers.map(\.marks) == [[0, 1], [2, 3]])
    #expect(series.legend.isEmpty)
  }

  @Test func stylesOfValues() {
    var settings = ChartSettings()
    func colors(_ plan: ChartPlan) -> [Color?] { plan.drawing.looks.map { $0.ink as? Color } }
    func plan() -> ChartPlan {
      ChartPlan(settings) {
        for name in ["x", "y", "x"] {
          PointMark(x: .value("X", 1), y: .value("Y", 1)).foregroundStyle(by: .value("Kind", name))
        }
      }
    }
    #expect(colors(plan()) == [.blue, .green, .blue])
    settings.styles = .list([(.category("y"), Color.pink)])
    // A value without a style takes the palette's colour of its place.
    #expect(colors(plan()) == [.green, .pink, .green])
    settings.styles = .range([Color.red])
    #expect(colors(plan()) == [.red, .red, .red])
    settings.styles = .domain([.category("y"), .category("x")])
    #expect(colors(plan()) == [.green, .blue, .green])
  }

  @Test func theInnermostModifierWins() {
    let plan = ChartPlan {
      Plot {
        PointMark(x: .value("X", 1), y: .value("Y", 1)).foregroundStyle(.red).opacity(0.5)
        PointMark(x: .value("X", 1), y: .value("Y", 1))
      }
      .foregroundStyle(.green).opacity(0.5)
    }
    #expect(plan.drawing.looks.map { $0.ink as? Color } == [.red, .green])
    #expect(plan.drawing.looks.map(\.opacity) == [0.25, 0.5])
  }

  @Test func marksOfAHigherIndexAreInFront() {
    let plan = ChartPlan {
      PointMark(x: .value("X", 1), y: .value("Y", 1)).zIndex(1)
      BarMark(x: .value("X", 1), y: .value("Y", 1))
      RuleMark(y: .value("Y", 1)).zIndex(-1)
    }
    #expect(plan.drawing.layers.flatMap(\.marks) == [2, 1, 0])
  }

  @Test func rulesCrossThePlot() {
    let plan = ChartPlan {
      PointMark(x: .value("X", 10.0), y: .value("Y", 10.0))
      RuleMark(x: .value("X", 5.0))
      RuleMark(y: .value("Y", 5.0))
      RuleMark(xStart: .value("X", 2.0), xEnd: .value("X", 4.0), y: .value("Y", 10.0))
    }
    let rects = plan.rects(in: CGSize(width: 100, height: 50))
    #expect(rects[1] == CGRect(x: 50, y: 0, width: 0, height: 50))
    #expect(rects[2] == CGRect(x: 0, y: 25, width: 100, height: 0))
    #expect(abs(rects[3].minX - 20) < 1e-9 && abs(rects[3].width - 20) < 1e-9 && rects[3].minY == 0)
  }

  @Test func sectorsArePartsOfTheirSum() {
    let plan = ChartPlan {
      for value in [3.0, 0, -4, .nan, 1] { SectorMark(angle: .value("A", value)) }
    }
    #expect(plan.places.map { [$0.x0, $0.x1] } == [[0, 0.75], [0.75, 1]])
    // Three quarters clockwise from the top of a circle of radius 50: right of the middle and below, not up and left.
    let geometry = MarkGeometry(plan.drawing, size: CGSize(width: 100, height: 100))
    let path = geometry.sector(plan.drawing.looks[0], plan.drawing.places[0])
    #expect(path.contains(CGPoint(x: 70, y: 30)) && path.contains(CGPoint(x: 30, y: 70)))
    #expect(!path.contains(CGPoint(x: 30, y: 30)) && !path.contains(CGPoint(x: 99, y: 1)))
    let nothing = ChartPlan { SectorMark(angle: .value("A", 0.0)) }
    #expect(nothing.places.isEmpty)
  }

  @Test func sectorsMayBeRanges() {
    let plan = ChartPlan {
      SectorMark(angle: .value("A", 0..<10))
      SectorMark(angle: .value("A", 10..<40))
    }
    #expect(plan.places.map(\.x0) == [0, 0.25] && plan.places.map(\.x1) == [0.25, 1])
  }

  @Test func aRingHasAHole() {
    let plan = ChartPlan { SectorMark(angle: .value("A", 1.0), innerRadius: .ratio(0.5)) }
    let path = MarkGeometry(plan.drawing, size: CGSize(width: 100, height: 100))
      .sector(plan.drawing.looks[0], plan.drawing.places[0])
    // Between 25 and 50 points from the middle.
    #expect(path.contains(CGPoint(x: 50, y: 12)) && path.contains(CGPoint(x: 12, y: 50)))
    #expect(!path.contains(CGPoint(x: 50, y: 50)) && !path.contains(CGPoint(x: 50, y: 30)))
  }

  @Test(arguments: [InterpolationMethod.monotone, .linear, .stepStart, .stepCenter, .stepEnd])
  func curvesThatDoNotOvershoot(method: InterpolationMethod) {
    let points = [(0, 0), (10, 50), (20, 50), (30, 10), (31, 90), (60, 90)].map {
      CGPoint(x: CGFloat($0.0), y: CGFloat($0.1))
    }
    var path = Path()
    path.move(to: points[0])
    path.addCurve(through: points, method)
    // Every piece of the curve, sampled, is between the heights of the points around it.
    var last = points[0]
    func expect(_ y: CGFloat, at x: CGFloat) {
      let place = points.lastIndex { $0.x <= x + 1e-6 } ?? 0
      let around = points[max(place - 1, 0)...min(place + 1, points.count - 1)].map(\.y)
      #expect(y >= around.min()! - 1e-6 && y <= around.max()! + 1e-6, "\(y) at \(x)")
    }
    path.forEach { element in
      switch element {
      case .curve(let to, let first, let second):
        for step in 0...20 {
          let t = CGFloat(step) / 20
          func value(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            let u = 1 - t
            return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
          }
          let y = value(last.y, first.y, second.y, to.y)
          #expect(y >= min(last.y, to.y) - 1e-6 && y <= max(last.y, to.y) + 1e-6)
        }
        last = to
      case .line(let to):
        expect(to.y, at: to.x)
        last = to
      default: break
      }
    }
    #expect(last == points.last)
  }

  @Test func splinesPassThroughTheirPoints() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)]
    for method in [InterpolationMethod.cardinal, .catmullRom, .cardinal(tension: 0.5), .catmullRom(alpha: 1)] {
      var path = Path()
      path.move(to: points[0])
      path.addCurve(through: points, method)
      var ends: [CGPoint] = []
      path.forEach { if case .curve(let to, _, _) = $0 { ends.append(to) } }
      #expect(ends == Array(points.dropFirst()))
    }
    // A tension of 1 puts the control points on the points.
    var path = Path()
    path.move(to: points[0])
    path.addCurve(through: points, .cardinal(tension: 1))
    path.forEach {
      if case .curve(_, let first, let second) = $0 { #expect(points.contains(first) && points.contains(second)) }
    }
  }
}
