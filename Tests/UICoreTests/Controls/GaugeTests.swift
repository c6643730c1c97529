import Foundation
import Geometry
import Observation
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// Gauges whose labels are boxes, in a window of 200 by 280 points.
@MainActor struct GaugeTests {
  private typealias Gauge = UIControls.Gauge

  @MainActor @Observable final class Model {
    var value = 25.0
  }

  private struct Reading<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  /// The label, the value and the bounds are boxes 1 to 4.
  private func gauge(_ value: Double = 25) -> some View {
    Gauge(value: value, in: 0...100) {
      Box(1, 30, 10)
    } currentValueLabel: {
      Box(2, 20, 10)
    } minimumValueLabel: {
      Box(3, 10, 10)
    } maximumValueLabel: {
      Box(4, 14, 10)
    }
  }

  @Test func theDefaultIsABarBetweenItsBounds() {
    let stage = TouchStage { gauge() }
    // 10, 4, a row of 10, 4 and 10 in the middle of 280.
    #expect(stage[1] == CGRect(x: 85, y: 121, width: 30, height: 10))
    #expect(stage[3] == CGRect(x: 0, y: 135, width: 10, height: 10))
    #expect(stage[4] == CGRect(x: 186, y: 135, width: 14, height: 10))
    #expect(stage[2] == CGRect(x: 90, y: 149, width: 20, height: 10))
  }

  @Test func boundsAreAtTheOtherEndsFromRightToLeft() {
    let stage = TouchStage(direction: .rightToLeft) { gauge() }
    #expect(stage[3].maxX == 200)
    #expect(stage[4].minX == 0)
  }

  @Test func smallBarsHaveTheirLabelsAtTheBeginningOrNone() {
    let capacity = TouchStage { gauge().gaugeStyle(.accessoryLinearCapacity) }
    // 10, 3, 10, 3 and 10.
    #expect(capacity[1] == CGRect(x: 0, y: 122, width: 30, height: 10))
    #expect(capacity[3].minX == 0 && capacity[4].maxX == 200)
    #expect(capacity[2] == CGRect(x: 0, y: 148, width: 20, height: 10))
    let marked = TouchStage { gauge().gaugeStyle(.accessoryLinear) }
    #expect(marked[1].isNull && marked[2].isNull)
    #expect(marked[3] == CGRect(x: 0, y: 135, width: 10, height: 10))
    #expect(marked[4].maxX == 200)
  }

  @Test func ringsHaveTheValueInTheirMiddle() {
    let open = TouchStage { gauge().gaugeStyle(.accessoryCircular) }
    #expect(open[2] == CGRect(x: 90, y: 135, width: 20, height: 10))
    // The bounds, 10 and 14 wide and 4 apart, end with the ring of 58.
    #expect(open[3] == CGRect(x: 86, y: 159, width: 10, height: 10))
    #expect(open[4] == CGRect(x: 100, y: 159, width: 14, height: 10))
    #expect(open[1].isNull)
    let closed = TouchStage { gauge().gaugeStyle(.accessoryCircularCapacity) }
    #expect(closed[2] == CGRect(x: 90, y: 135, width: 20, height: 10))
    #expect(closed[1].isNull && closed[3].isNull)
    let labelled = TouchStage {
      Gauge(value: 0.5) { Box(1, 20, 10) }.gaugeStyle(.accessoryCircular)
    }
    #expect(labelled[1] == CGRect(x: 90, y: 159, width: 20, height: 10))
  }

  @Test func ringsGoClockwiseFromRightToLeftToo() throws {
    // The bounds are at the same ends.
    let open = TouchStage(direction: .rightToLeft) { gauge().gaugeStyle(.accessoryCircular) }
    #expect(open[3] == CGRect(x: 86, y: 159, width: 10, height: 10))
    #expect(open[4] == CGRect(x: 100, y: 159, width: 14, height: 10))
    // And so is the marker, with its gaps: nothing of the ring is mirrored.
    func picture(_ direction: LayoutDirection) throws -> [UInt32] {
      let host = try TestHost(
        size: CGSize(width: 80, height: 80), environment: { $0.layoutDirection = direction }
      ) {
        Gauge(value: 0.2) { Color.clear }.gaugeStyle(.accessoryCircular)
      }
      return host.snapshot().pixels
    }
    #expect(try picture(.leftToRight) == picture(.rightToLeft))
  }

  private struct Width: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Box(9, configuration.value * 100, 10)
        if configuration.minimumValueLabel == nil { Box(8, 10, 10) }
        configuration.label
      }
    }
  }

  @Test func aStyleGetsTheValueBetweenTheBounds() {
    let model = Model()
    let stage = TouchStage {
      Reading { Gauge(value: model.value, in: 20...40) { Box(1, 10, 10) }.gaugeStyle(Width()) }
    }
    #expect(stage[9].width == 25)
    #expect(!stage[8].isNull && !stage[1].isNull)
    for (value, width) in [(40.0, 100.0), (-5, 0), (1000, 100), (.nan, 0), (30, 50)] {
      model.value = value
      stage.pass(0.1)
      #expect(stage[9].isNull ? width == 0 : stage[9].width == CGFloat(width))
    }
  }

  private struct Doubled: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      // Not itself again: the style around.
      Gauge(value: configuration.value) { configuration.label }
    }
  }

  @Test func aGaugeInAStyleHasTheStyleAround() {
    let stage = TouchStage {
      Gauge(value: 0.5) { Box(1, 10, 10) }.gaugeStyle(Doubled()).gaugeStyle(Width())
    }
    #expect(stage[9].width == 50)
    #expect(!stage[1].isNull)
  }

  @Test func aColourTintsAllControlsAndAGradientGauges() {
    var accents: [Color?] = []
    struct Reader: View {
      let log: (Color?) -> Void
      @Environment(\.accentColor) private var accent
      var body: some View {
        let _ = log(accent)
        Box(1, 10, 10)
      }
    }
    _ = TouchStage {
      VStack {
        Reader { accents.append($0) }.tint(Gradient(colors: [.green, .red])).tint(.orange)
        Reader { accents.append($0) }.tint(Color.blue as Color?)
        Reader { accents.append($0) }.tint(nil as LinearGradient?).tint(.orange)
      }
    }
    #expect(accents == [.orange, .blue, nil])
  }
}
