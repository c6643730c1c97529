import Foundation
import Geometry
import Observation
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

/// Progress views whose labels are boxes, in a window of 200 by 280 points.
@MainActor struct ProgressViewTests {
  @MainActor @Observable final class Model {
    var value: Double? = 0.5
  }

  private struct Reading<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  @Test func aBarIsBetweenItsLabels() {
    for style in [0, 1] {
      let stage = TouchStage {
        let view = ProgressView(value: 0.5) {
          Box(1, 30, 10)
        } currentValueLabel: {
          Box(2, 20, 10)
        }
        if style == 0 { view } else { view.progressViewStyle(.linear) }
      }
      // 10, 4, a bar of 6, 4 and 10 in the middle of 280.
      #expect(stage[1] == CGRect(x: 0, y: 123, width: 30, height: 10))
      #expect(stage[2] == CGRect(x: 0, y: 147, width: 20, height: 10))
    }
  }

  @Test func aRingIsOverItsLabels() {
    for value in [nil, 0.25] as [Double?] {
      let stage = TouchStage {
        ProgressView(value: value) {
          Box(1, 30, 10)
        } currentValueLabel: {
          Box(2, 20, 10)
        }
        .progressViewStyle(.circular)
      }
      // A ring or a spinner of 18, 6, 10, 6 and 10.
      #expect(stage[1] == CGRect(x: 85, y: 139, width: 30, height: 10))
      #expect(stage[2] == CGRect(x: 90, y: 155, width: 20, height: 10))
    }
  }

  private struct Width: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Box(9, (configuration.fractionCompleted ?? 1.5) * 100, 10)
        if configuration.label == nil { Box(8, 10, 10) }
        if configuration.currentValueLabel == nil { Box(7, 10, 10) }
        configuration.label
      }
    }
  }

  private struct Again: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).padding(10) }
  }

  @Test func aStyleGetsThePartThatIsDone() {
    let model = Model()
    let stage = TouchStage {
      Reading {
        ProgressView(value: model.value, total: 2) { Box(1, 10, 10) }
          .progressViewStyle(Again()).progressViewStyle(Width())
      }
    }
    #expect(stage[9].width == 25)
    #expect(stage[8].isNull && !stage[1].isNull)
    model.value = nil
    stage.pass(0.1)
    #expect(stage[9].width == 150)
    model.value = 7
    stage.pass(0.1)
    #expect(stage[9].width == 100)
    let bare = TouchStage { ProgressView(value: 0.5).progressViewStyle(Width()) }
    #expect(!bare[8].isNull && !bare[7].isNull)
  }

  @Test func aTimerEmptiesOrFillsUntilItsEnd() {
    let stage0 = TouchStage { Box(0, 1, 1) }
    let start = stage0.window.host.viewGraph.date
    let interval = start.addingTimeInterval(-1)...start.addingTimeInterval(3)
    #expect(interval.clock(at: start.addingTimeInterval(-9), countsDown: true) == "0:04")
    #expect(interval.clock(at: start, countsDown: true) == "0:03")
    #expect(interval.clock(at: start.addingTimeInterval(0.5), countsDown: true) == "0:03")
    #expect(interval.clock(at: start.addingTimeInterval(0.5), countsDown: false) == "0:01")
    #expect(interval.clock(at: start.addingTimeInterval(9), countsDown: true) == "0:00")
    let hours = start...start.addingTimeInterval(3_725)
    #expect(hours.clock(at: start, countsDown: true) == "1:02:05")
    #expect(interval.progress(at: start, countsDown: true) == 0.75)
    #expect(interval.progress(at: start, countsDown: false) == 0.25)
    #expect(interval.progress(at: start.addingTimeInterval(99), countsDown: false) == 1)
    // Four seconds in eight parts; nothing before and after.
    let schedule = TimerSchedule(interval: interval, count: 8)
    let dates = Array(schedule.entries(from: start.addingTimeInterval(0.7), mode: .normal))
    #expect(dates.map { $0.timeIntervalSince(start) } == [0.5, 1, 1.5, 2, 2.5, 3])
    #expect(
      schedule.entries(from: start.addingTimeInterval(-9), mode: .normal).first { _ in true } == interval.lowerBound)
  }

  @Test func aTaskIsFollowedUntilItsEnd() {
    let task = Progress(totalUnitCount: 4)
    let stage = TouchStage { ProgressView(task).progressViewStyle(Width()) }
    #expect(stage[9].width == 0 || stage[9].isNull)
    task.completedUnitCount = 1
    stage.pass(0.2)
    #expect(stage[9].width == 25)
    task.completedUnitCount = 4
    stage.pass(0.2)
    #expect(stage[9].width == 100)
    #expect(Array(TaskSchedule(progress: task).entries(from: .now, mode: .normal)).count == 1)
  }
}
