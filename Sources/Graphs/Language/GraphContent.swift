import SwiftUI

/// A part of a graph: a layer, an axis, or a composition of them.
///
/// Content is a value that describes a graph, as a view describes a part of a window. Your own types compose other
/// content in `body`:
///
///     struct Latency: GraphContent {
///       let p50, p99: Series
///       var body: some GraphContent {
///         Line("p50", points: p50)
///         Line("p99", points: p99).lineStyle(StrokeStyle(lineWidth: 1, dash: [3]))
///       }
///     }
///
/// A graph reduces its content to a flat list of layers each time the content changes; only then views are made. Moving
/// the window does not reduce content again.
@MainActor @preconcurrency
public protocol GraphContent {
  associatedtype Body: GraphContent

  /// The content, in terms of other content.
  @GraphContentBuilder var body: Body { get }

  /// Adds the layers and settings of this content, in order from back to front.
  func _reduce(into reduction: inout GraphReduction)
}

extension GraphContent {
  public func _reduce(into reduction: inout GraphReduction) { body._reduce(into: &reduction) }
}

extension GraphContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is drawn by Graphs and has no body") }
}

extension Never: GraphContent {}
