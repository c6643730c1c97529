import SwiftUI

/// A part of a chart: a mark, or a composition of marks.
///
/// Your own types compose other content in `body`:
///
///     struct Target: ChartContent {
///       let value: Double
///       var body: some ChartContent {
///         RuleMark(y: .value("Target", value)).lineStyle(StrokeStyle(dash: [4]))
///       }
///     }
///
/// A chart reduces its content to a flat list of marks each time the content changes.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent

  /// The content, in terms of other content.
  @ChartContentBuilder var body: Body { get }

  /// Adds the marks of this content, in order from back to front.
  func _reduce(into reduction: inout _ChartReduction)
}

extension ChartContent {
  public func _reduce(into reduction: inout _ChartReduction) { body._reduce(into: &reduction) }
}

extension ChartContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is drawn by Charts and has no body") }
}

extension Never: ChartContent {}

/// The marks of a chart's content, from back to front.
@MainActor
public struct _ChartReduction {
  var marks: [MarkItem] = []
  /// What modifiers set for the marks inside of them.
  private var style = MarkStyle()

  init() {}

  /// Adds a mark in the style of the modifiers around it.
  mutating func add(_ mark: MarkItem) {
    marks.append(mark)
    marks[marks.count - 1].style = style
  }

  /// Adds a mark in a style that is made of that of the modifiers around it.
  mutating func add(_ mark: MarkItem, _ change: (inout MarkStyle) -> Void) {
    add(mark)
    change(&marks[marks.count - 1].style)
  }

  /// Runs `body` with a style of its own.
  mutating func withStyle(_ change: (inout MarkStyle) -> Void, _ body: (inout _ChartReduction) -> Void) {
    let outer = style
    change(&style)
    body(&self)
    style = outer
  }
}
