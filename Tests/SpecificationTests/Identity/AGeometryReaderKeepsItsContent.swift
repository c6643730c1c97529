import Foundation
import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func aGeometryReaderKeepsItsContent() throws {
    let census = Census()
    let host = try TestHost { GeometryReader { Resident("\(Int($0.size.width)) ", census) } }
    host.resize(to: CGSize(width: 300, height: 100))
    #expect(census.take() == ["200 1", "300 1"])
  }
}
