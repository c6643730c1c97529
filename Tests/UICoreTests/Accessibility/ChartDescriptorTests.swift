import Accessibility
import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Charts that say what they show.
@MainActor struct ChartDescriptorTests {
  @MainActor @Observable final class Model {
    var degrees: [Double?] = [12, nil, 15.5]
    @ObservationIgnored var made = 0
  }

  private struct Description: AXChartDescriptorRepresentable {
    let model: Model
    var isSplit = false

    func makeChartDescriptor() -> AXChartDescriptor {
      let degrees = MainActor.assumeIsolated {
        model.made += 1
        return model.degrees
      }
      let days = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue", "Wed"])
      let axis = AXNumericDataAxisDescriptor(title: "Temperature", range: 0...30, gridlinePositions: [0, 10, 20, 30]) {
        "\($0) degrees"
      }
      let points = degrees.enumerated().map { index, value in
        AXDataPoint(
          x: index < 3 ? days.categoryOrder[index] : "\(index)", y: value, label: index == 0 ? "Coldest" : nil)
      }
      let winds = AXDataSeriesDescriptor(
        name: "Wind", isContinuous: true, dataPoints: [AXDataPoint(x: 2, y: 3, additionalValues: [.category("west")])])
      return AXChartDescriptor(
        title: "Week", summary: "Warmer every day", xAxis: days, yAxis: axis,
        additionalAxes: [AXCategoricalDataAxisDescriptor(title: "from", categoryOrder: [])],
        series: [AXDataSeriesDescriptor(name: nil, isContinuous: true, dataPoints: points)] + (isSplit ? [winds] : []))
    }
  }

  private func host(_ model: Model, isSplit: Bool = false) throws -> TestHost {
    try TestHost {
      Rectangle().frame(width: 80, height: 40)
        .accessibilityChartDescriptor(Description(model: model, isSplit: isSplit))
    }
  }

  /// A window of 200 by 100 points around 80 by 40.
  @Test func aChartIsAnElementWithItsPoints() throws {
    let model = Model()
    let host = try host(model)
    let made = model.made
    #expect(made == 0)
    let chart = try #require(host.elements.first)
    #expect(chart.label == "Week" && chart.value == "Warmer every day")
    #expect(chart.frame == CGRect(x: 60, y: 30, width: 80, height: 40))
    let series = try #require(chart.children.first)
    #expect(series.label == "Temperature")
    #expect(series.children.map(\.label) == ["Coldest, Mon", "Tue", "Wed"])
    #expect(series.children.map(\.value) == ["12.0 degrees", "", "15.5 degrees"])
    #expect(series.children.allSatisfy { $0.frame == chart.frame })
  }

  @Test func furtherAxesAndSeriesAreSaid() throws {
    let host = try host(Model(), isSplit: true)
    let wind = try #require(host.elements.first?.children.last)
    #expect(wind.label == "Wind" && wind.children.map(\.value) == ["3.0 degrees, from west"])
    #expect(wind.children.map(\.label) == ["2"])
  }

  /// What the program says of the view itself wins, and the points are those of now.
  @Test func theDescriptionFollowsTheProgram() throws {
    let model = Model()
    let host = try TestHost {
      Rectangle().accessibilityChartDescriptor(Description(model: model)).accessibilityLabel("Mine")
    }
    #expect(host.elements.first?.label == "Mine")
    model.degrees.append(20)
    host.update()
    #expect(host.elements.first?.children.first?.children.last?.value == "20.0 degrees")
  }

  /// A thousand points of all; of the others only how many there are.
  @Test func aLongSeriesIsCut() throws {
    let model = Model()
    model.degrees = (0..<1500).map(Double.init)
    let host = try host(model, isSplit: true)
    let chart = try #require(host.elements.first)
    #expect(chart.children.map(\.children.count) == [1000, 0])
    #expect(chart.children.map(\.value) == ["500 points more", "1 points more"])
  }
}
