import PlatformHeadless
import SwiftUI
import Testing
import TextLayout
import UICore
import UITestSupport

@testable import Graphs

/// Graphs of bad input, with a good one at their right.
@MainActor
struct BadGraphs {
  static let neighbourWidth: CGFloat = 140
  let host: TestHost
  private let size: CGSize

  init(size: CGSize = CGSize(width: 740, height: 400), @ViewBuilder _ bad: () -> some View) throws {
    self.size = size
    host = try TestHost(size: CGSize(width: size.width + Self.neighbourWidth, height: size.height)) {
      HStack(spacing: 0) {
        VStack(spacing: 0) { bad() }.frame(width: size.width, height: size.height).clipped()
        Graph { Line("good", points: MadeUp.series(count: 1, length: 40)[0]) }
          .frame(width: Self.neighbourWidth, height: size.height)
      }
    }
    host.invariantsLimit = 0
  }

  /// Does to the bad graphs what a user may, at several places.
  func use(places: Int = 12) {
    for step in 0..<places {
      let (x, y) = (size.width * CGFloat(step % 5) / 5 + 70, size.height * CGFloat(step / 4) / 4 + 40)
      host.send(.pointerMoved(PointerEvent(location: CGPoint(x: x, y: y))))
      for delta in [-400.0, 900] {
        let wheel = InputEvent.scroll(
          location: CGPoint(x: x, y: y), delta: CGVector(dx: 0, dy: delta), isPrecise: true, modifiers: .control)
        host.send(wheel)
      }
      host.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + 30, y: y), steps: 2)
    }
    host.send(.pointerLeft)
    host.update()
  }

  /// How many pixels of the good graph have its line's colour.
  var neighbour: Int { colored(of: Int(size.width)..<Int(size.width + Self.neighbourWidth)) }
  /// The same of the bad ones.
  var drawn: Int { colored(of: 0..<Int(size.width)) }

  private func colored(of columns: Range<Int>) -> Int {
    let picture = host.snapshot()
    return (0..<picture.height).reduce(0) { count, row in
      count
        + columns.count { column in
          let pixel = picture.pixels[row * picture.width + column]
          let parts = [pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF]
          return parts.max()! - parts.min()! > 60
        }
    }
  }

  func write(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["APUS_REPORT"] else { return }
    try PNGEncoder.write(host.snapshot(), toFile: "\(folder)/\(name).png")
  }
}

/// Every kind of layer of one series, each in a graph of its own, and every scale.
struct EveryLayer: View {
  let series: Series
  var window: ClosedRange<Double>?

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<4, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<5, id: \.self) { column in
            if let window {
              Graph(window: .constant(window)) { Self.content(row * 5 + column, series) }
                .legend(.table(.average, .last))
            } else {
              Graph { Self.content(row * 5 + column, series) }
            }
          }
        }
      }
    }
  }

  private static let methods: [InterpolationMethod] = [.linear, .stepEnd, .stepCenter, .stepStart, .monotone]
  private static let scales: [Scale] = [.log(), .symlog(), .sqrt, .power(3)]
  private static let modes: [StackMode] = [.zero, .normalized, .centered]

  private static func any(@GraphContentBuilder _ content: () -> some GraphContent) -> AnyGraphContent {
    AnyGraphContent(content())
  }

  static func content(_ kind: Int, _ series: Series) -> AnyGraphContent {
    let good = MadeUp.series(count: 1, length: 9)[0]
    switch kind {
    case 0...4: return any { Line("l", points: series).interpolationMethod(methods[kind]).nulls(.spans) }
    case 5: return any { Area("a", points: series).interpolationMethod(.monotone) }
    case 6: return any { Bars("b", points: series) }
    case 7:
      return any {
        Bars("b", points: series, widths: .ratio(0.5))
        Bars("c", points: series)
      }
    case 8...10:
      return any {
        Stack(modes[kind - 8]) {
          Area("a", points: series)
          Area("b", points: good)
        }
      }
    case 11:
      return any {
        Stack {
          Bars("a", points: series)
          Bars("b", points: series)
        }
      }
    case 12: return any { RangeBand("r", lower: series, upper: good) }
    case 13: return any { Points("p", points: series).symbol(.cross) }
    case 14:
      return any {
        Batch {
          Line("a", points: series)
          Bars("b", points: series)
          Points("c", points: series)
        }
      }
    case 15...18:
      return any {
        Line("l", points: series).symbol(.circle)
        YAxis(scale: scales[kind - 15])
      }
    default:
      return any {
        Line("l", points: series).yAxis(.trailing).nulls(.spansUpTo(90))
        XAxis()
      }
    }
  }
}
