import SwiftUI
import Testing
import UITestSupport

private enum Depth: EnvironmentKey { static var defaultValue: Int { 3 } }

extension EnvironmentSpecification {
  @Test func valuesCanBeReadAndWrittenByKey() throws {
    var values = EnvironmentValues()
    #expect(values[Depth.self] == 3)
    values[Depth.self] = 4
    let copy = values
    values[Depth.self] = 5
    #expect(copy[Depth.self] == 4)
    #expect(values[Depth.self] == 5)
  }
}
