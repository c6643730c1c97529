import SwiftUI
import Testing

@testable import Charts

/// Domains that follow from the marks and that the program changes.
@MainActor struct ChangedDomainTests {
  private func scale<C: ChartContent>(
    _ domain: AutomaticScaleDomain, @ChartContentBuilder _ content: () -> C
  ) -> ChartScale {
    var settings = ChartSettings()
    settings.x.domain = domain._setting
    return ChartPlan(settings, content).x.scale
  }

  @Test func namesAreSortedAndAdded() {
    let domain: AutomaticScaleDomain = .automatic(dataType: String.self) { names in
      names.sort()
      names.append("Other")
    }
    let made = scale(domain) {
      for name in ["c", "a", "b", "a"] { BarMark(x: .value("Name", name), y: .value("Y", 1)) }
    }
    #expect(made.kind == .category(["a", "b", "c", "Other"]))
  }

  @Test func aNumberIsInside() {
    let domain: AutomaticScaleDomain = .automatic(dataType: Double.self) { $0.append(100) }
    let made = scale(domain) { PointMark(x: .value("X", 12.0), y: .value("Y", 1)) }
    #expect(made.domain == 0...100)
  }

  @Test func datesMayReachFurther() {
    let domain: AutomaticScaleDomain = .automatic(dataType: Date.self) { $0.append(Samples.day(9)) }
    let made = scale(domain) {
      for day in 0..<3 { PointMark(x: .value("Day", Samples.day(day)), y: .value("Y", 1)) }
    }
    #expect(made.domain == Samples.day(0).timeIntervalSince1970...Samples.day(9).timeIntervalSince1970)
  }

  @Test func valuesOfAnotherKindStay() {
    let domain: AutomaticScaleDomain = .automatic(dataType: String.self) { $0.removeAll() }
    let made = scale(domain) { PointMark(x: .value("X", 8.0), y: .value("Y", 1)) }
    #expect(made.domain == 0...8 && made.kind == .number)
  }
}
