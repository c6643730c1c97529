import Foundation
import Geometry
import Testing

@testable import UIControls
@testable import UICore

private struct Settings: View {
  @State private var isOn = false
  @State private var level = 0.5
  @State private var count = 9
  let log: Log
  var body: some View {
    VStack(spacing: 0) {
      Toggle(isOn: $isOn) { Named("label", log) }.frame(height: 30)
      Reader(isOn: $isOn, log: log)
      Slider(value: $level, in: 0...10, step: 1) { log.entries.append("editing \($0)") }.frame(height: 20)
      Stepper(value: $count, in: 0...10) { Color.clear }.frame(height: 30)
      Named("level \(Int(level)) count \(count)", log)
    }
  }
}

private struct Named: View {
  let name: String
  let log: Log
  init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }
  var body: some View {
    let _ = log.entries.append(name)
    Color.red.frame(width: 10, height: 10)
  }
}

private struct Reader: View {
  @Binding var isOn: Bool
  let log: Log
  var body: some View {
    let _ = log.entries.append("reader \(isOn)")
    Color.red.frame(width: 10, height: 10)
  }
}

@MainActor struct ToggleTests {
  @Test func aClickRunsOnlyWhatReadsTheValue() throws {
    let stage = try Stage { Settings(log: $0) }
    #expect(stage.take() == ["label", "reader false", "level 0 count 9"])
    // The switch is at the right end of the topmost row.
    stage.click(190, 15)
    #expect(stage.take() == ["reader true"])
    stage.click(190, 15)
    #expect(stage.take() == ["reader false"])
  }

  @Test func sliderScale() {
    let scale = SliderScale(range: 0...10, step: 2.5)
    #expect(scale.value(at: 0.3) == 2.5)
    #expect(scale.value(at: 2) == 10 && scale.value(at: -1) == 0 && scale.value(at: .nan) == 0)
    #expect(scale.fraction(of: 5) == 0.5 && scale.fraction(of: .nan) == 0)
    #expect(SliderScale(range: 3...3, step: nil).fraction(of: 3) == 0)
    #expect(SliderScale(range: 0...1, step: nil).increment == 0.05)
  }

  @Test func draggingAndKeysMoveTheSlider() throws {
    let stage = try Stage { Settings(log: $0) }
    _ = stage.take()
    // The track's knob is 18 wide, so its middle goes from 9 to 191: value 10 is at the end.
    stage.down(100, 50)
    #expect(stage.take() == ["editing true", "level 5 count 9"])
    stage.move(400, 50)
    stage.up(400, 50)
    #expect(stage.take() == ["level 10 count 9", "editing false"])
    stage.key(.tab)
    stage.key(.tab)
    stage.key(.leftArrow)
    #expect(stage.take() == ["level 9 count 9"])
  }
}
