import SwiftUI

/// A stretch of the x axis that is tinted, such as a deployment or a maintenance window.
nonisolated public struct Region: GraphContent {
  public typealias Body = Never
  let mark: RegionMark

  public init(x: ClosedRange<Double>, _ label: String = "") {
    mark = RegionMark(x: x, label: label)
  }

  public init(_ time: ClosedRange<Date>, _ label: String = "") {
    self.init(x: time.lowerBound.timeIntervalSince1970...time.upperBound.timeIntervalSince1970, label)
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    reduction.add(.region(mark), id: nil, name: mark.label)
  }
}

struct RegionMark: Equatable {
  var x: ClosedRange<Double>
  var label: String
}
