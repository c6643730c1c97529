import AttributeGraph
import DisplayList
import Foundation
import TextLayout

/// A stretch of a text that leads somewhere.
struct TextLink: Equatable {
  /// In UTF-16, of the text that is shown.
  var range: Range<Int>
  var url: URL
}

/// What opens the links of one text; its input is no matter of the text.
protocol TextLinking: AnyObject {
  /// A group without a drawing, over the links of a text, in its view's points.
  func group(over links: [TextLink], in layout: TextLayout, id: UInt32, version: UInt32) -> [DisplayItem]
}

/// Makes what opens the links of a text.
final class TextLinkOpener: ViewGraphStore {
  var make: ((_ViewInputs) -> any TextLinking)?
}

/// Makes what opens the links of one text as soon as it shows one.
struct TextLinks {
  private let inputs: _ViewInputs
  private unowned let subgraph: Subgraph
  private var opener: (any TextLinking)?

  init(_ inputs: _ViewInputs) {
    self.inputs = inputs
    subgraph = inputs.graph.currentSubgraph
  }

  /// What is hit where the links are drawn.
  mutating func items(over links: [TextLink], in layout: TextLayout, id: UInt32, version: UInt32) -> [DisplayItem] {
    if links.isEmpty { return [] }
    if opener == nil {
      opener = subgraph.adopt { inputs.viewGraph.store(TextLinkOpener.self).make?(inputs) }
    }
    return opener?.group(over: links, in: layout, id: id, version: version) ?? []
  }
}
