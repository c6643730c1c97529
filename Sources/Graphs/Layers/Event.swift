import SwiftUI

/// Something that happened at one moment: a line down the graph.
nonisolated public struct Event: GraphContent {
  public typealias Body = Never
  let mark: EventMark

  public init(x: Double, _ label: String = "", severity: GraphSeverity = .info) {
    mark = EventMark(x: x, label: label, severity: severity)
  }

  public init(_ time: Date, _ label: String = "", severity: GraphSeverity = .info) {
    self.init(x: time.timeIntervalSince1970, label, severity: severity)
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    reduction.add(.event(mark), id: nil, name: mark.label)
  }
}

struct EventMark: Equatable {
  var x: Double
  var label: String
  var severity: GraphSeverity
}
