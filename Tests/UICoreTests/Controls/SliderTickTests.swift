import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

/// Marks of sliders, values from which they begin, and bounds within their bounds.
@MainActor struct SliderTickTests {
  private struct Screen: View {
    @State var value = 0.5
    let enabled: ClosedRange<Double>?
    let neutral: Double?

    var body: some View {
      Slider(value: $value, neutralValue: neutral, enabledBounds: enabled) {
        Text("Share")
      } currentValueLabel: {
        Text("\(Int(value * 100)) percent")
      } ticks: {
        SliderTick(0)
        SliderTickContentForEach([0.25, 0.5], id: \.self) { value in SliderTick(value) { Text("\(value)") } }
        SliderTick("All", 1)
      }
      .labelsHidden()
    }
  }

  private func opened(
    enabled: ClosedRange<Double>? = nil, neutral: Double? = nil, direction: LayoutDirection = .leftToRight
  ) throws -> TestHost {
    try TestHost(size: CGSize(width: 218, height: 40)) {
      Screen(enabled: enabled, neutral: neutral).tint(Color(red: 0, green: 0, blue: 1)).frame(width: 218)
        .environment(\.layoutDirection, direction)
    }
  }

  @Test func ticksAreInOrder() {
    let made = SliderTickBuilder<Double>.self
    let ticks = made.buildPartialBlock(
      accumulated: made.buildPartialBlock(accumulated: SliderTick(3.0), next: SliderTick(1.0)),
      next: SliderTickContentForEach([0.0, 1], id: \.self) { SliderTick($0) })
    #expect(ticks.body.map(\.value) == [3, 1, 0, 1])
    #expect(made.buildBlock().body.isEmpty)
    #expect(ticks.body[1].id == ticks.body[3].id)
  }

  private func marks(_ values: [Double]) -> SliderTicks { .values(values.map { SliderMark(value: $0) }) }

  @Test func stepsAreMarkedWhereTheyStandApart() {
    let scale = SliderScale(range: 0...10, step: 2.5)
    #expect(SliderTicks.steps.fractions(on: scale).shown(on: 200) == [0, 0.25, 0.5, 0.75, 1])
    // The last step may fall short of the end.
    #expect(SliderTicks.steps.fractions(on: SliderScale(range: 0...10, step: 4)).shown(on: 200) == [0, 0.4, 0.8])
    // 100 steps on 200 points would be 2 points apart.
    #expect(SliderTicks.steps.fractions(on: SliderScale(range: 0...100, step: 1)).shown(on: 200) == [])
    #expect(SliderTicks.steps.fractions(on: SliderScale(range: 0...40, step: 1)).shown(on: 200).count == 41)
    #expect(SliderTicks.some { $0 == 5 ? SliderMark(value: $0) : nil }.fractions(on: scale).shown(on: 200) == [0.5])
    // What is not in the range is not drawn.
    #expect(marks([-1, 0, 5, 11, .nan, .infinity]).fractions(on: scale).shown(on: 200) == [0, 0.5])
    for odd in [
      SliderScale(range: 3...3, step: 1), SliderScale(range: 0...1, step: 0), SliderScale(range: 0...1, step: -1),
      SliderScale(range: 0...1, step: .nan), SliderScale(range: -.infinity ... .infinity, step: 1),
      SliderScale(range: 0...1e300, step: 1e-300), SliderScale(range: 0...1, step: nil),
    ] {
      #expect(SliderTicks.steps.fractions(on: odd).shown(on: 200) == [])
    }
    // Tenths do not add up to one exactly.
    #expect(SliderTicks.steps.fractions(on: SliderScale(range: 0...1, step: 0.1)).shown(on: 200).count == 11)
  }

  /// The columns in which a row has dots.
  private func dots(_ host: TestHost) -> [Int] {
    let bitmap = host.snapshot()
    // Below the track of 4 points in the middle of 40: 22, and a gap of 3.
    let row = (0..<bitmap.width).map { bitmap.pixels[26 * bitmap.width + $0] & 0xFF }
    let ground = row[60]
    return (0..<bitmap.width).filter { $0 < 100 - 5 || $0 > 118 + 5 }.filter {
      row[$0] < ground && row[$0 - 1] >= ground
    }
  }

  @Test func marksAreDrawn() throws {
    // A knob of 18 travels over 200 points: the value 0 is at 9, 0.25 at 59, 1 at 209; 0.5 is under the knob.
    let host = try opened()
    #expect(dots(host).map { ($0 + 5) / 10 * 10 } == [10, 60, 210])
    // From right to left they are at 209, 159 and 9.
    let mirrored = try opened(direction: .rightToLeft)
    #expect(dots(mirrored).map { ($0 + 5) / 10 * 10 } == [10, 160, 210])
  }

  @Test func theValueStaysWithinWhatIsEnabled() throws {
    let host = try opened(enabled: 0.2...0.8)
    let slider = try #require(host.allElements["Share"])
    #expect(slider.value == "50 percent")
    host.drag(from: CGPoint(x: 109, y: 20), to: CGPoint(x: 217, y: 20))
    #expect(host.allElements["Share"]?.value == "80 percent")
    host.drag(from: CGPoint(x: 160, y: 20), to: CGPoint(x: 0, y: 20))
    #expect(host.allElements["Share"]?.value == "20 percent")
    host.send(.keyDown(.tab, modifiers: [], isRepeat: false))
    host.send(.keyDown(.end, modifiers: [], isRepeat: false))
    #expect(host.allElements["Share"]?.value == "80 percent")
    host.send(.keyDown(.home, modifiers: [], isRepeat: false))
    host.send(.keyDown(.leftArrow, modifiers: [], isRepeat: false))
    #expect(host.allElements["Share"]?.value == "20 percent")
    // Bounds beyond the slider's own are those.
    #expect(SliderScale(range: 0...1, step: nil, enabled: -5...0.5).snapped(0.7) == 0.5)
    #expect(SliderScale(range: 0...1, step: nil, enabled: -5...0.5).snapped(-1) == 0)
  }

  @Test func theColourBeginsAtTheNeutralValue() throws {
    func isBlue(_ host: TestHost, _ x: Int) -> Bool {
      host.snapshot().pixels[20 * 218 + x] & 0xFF == 255 && host.snapshot().pixels[20 * 218 + x] >> 16 & 0xFF == 0
    }
    let host = try opened(neutral: 0.25)
    #expect(!isBlue(host, 30) && isBlue(host, 80) && !isBlue(host, 180))
    host.drag(from: CGPoint(x: 109, y: 20), to: CGPoint(x: 10, y: 20))
    #expect(isBlue(host, 40) && !isBlue(host, 80))
    let plain = try opened()
    #expect(isBlue(plain, 3) && isBlue(plain, 80) && !isBlue(plain, 180))
  }

  @Test func aSliderOfStepsChoosesItsMarks() throws {
    let host = try TestHost(size: CGSize(width: 218, height: 40)) {
      Slider(value: .constant(5), in: 0...10, step: 2.5) {
        Text("Level")
      } minimumValueLabel: {
        EmptyView()
      } maximumValueLabel: {
        EmptyView()
      } tick: {
        $0 == 7.5 ? SliderTick($0) : nil
      }
      .labelsHidden()
    }
    #expect(dots(host).map { ($0 + 5) / 10 * 10 } == [160])
  }

  private struct Named: View {
    @State var value = 0.0
    var body: some View {
      Slider(value: $value) {
        Text("Speed")
      } ticks: {
        SliderTick("Slow", 0.0)
        SliderTick(0.25) { Text("Walking") }
        SliderTick(0.5)
        SliderTick(String("Fast"), 1.0)
      }
      .labelsHidden()
    }
  }

  /// A knob of 18 travels over 200 points.
  @Test func aNamedMarkIsTheValueThatIsTold() throws {
    let host = try TestHost(size: CGSize(width: 218, height: 40)) { Named().frame(width: 218) }
    #expect(host.allElements["Speed"]?.value == "Slow")
    // The drag goes on where what is told changes.
    host.drag(from: CGPoint(x: 9, y: 20), to: CGPoint(x: 59, y: 20))
    #expect(host.allElements["Speed"]?.value == "Walking")
    // A mark without a name is told as the part of the range that it is.
    host.drag(from: CGPoint(x: 59, y: 20), to: CGPoint(x: 109, y: 20))
    #expect(host.allElements["Speed"]?.value == "50%")
    host.drag(from: CGPoint(x: 109, y: 20), to: CGPoint(x: 300, y: 20))
    #expect(host.allElements["Speed"]?.value == "Fast")
    // By the keyboard a twentieth at a time: 15 of them back from 1 are 0.25, but for the roundings of the sum.
    host.send(.keyDown(.tab, modifiers: [], isRepeat: false))
    for _ in 0..<15 { host.send(.keyDown(.leftArrow, modifiers: [], isRepeat: false)) }
    #expect(host.allElements["Speed"]?.value == "Walking")
  }

  @Test func aStepsMarkIsTold() throws {
    let names = SliderTicks.some { $0 == 5 ? SliderMark(value: $0, label: Text("half")) : nil }
    let scale = SliderScale(range: 0...10, step: 2.5)
    #expect(names.label(of: 5, on: scale)?.plainString == "half")
    #expect(names.label(of: 2.5, on: scale) == nil)
    // A value beside the steps, which the program set, is none of them.
    #expect(names.label(of: 4.9, on: scale) == nil)
    #expect(SliderTicks.steps.label(of: 5, on: scale) == nil)
    #expect(SliderTick("a", 1.0) < SliderTick("b", 2.0) && SliderTick("a", 1.0) == SliderTick(1.0))
  }
}
