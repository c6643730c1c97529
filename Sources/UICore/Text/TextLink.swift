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
  /// A group without a drawing, over the links of a text, in its view's points, and the ring around the focused one.
  func group(over links: [TextLink], in layout: TextLayout, _ context: RuleContext<DisplayList>) -> [DisplayItem]
}

/// Makes what opens the links of a text.
final class TextLinkOpener: ViewGraphStore {
  var make: ((_ViewInputs) -> any TextLinking)?
}

/// Makes what opens the links of one text as soon as it shows one.
struct TextLinks {
  private let workshop: TextWorkshop
  private var opener: (any TextLinking)?

  init(_ workshop: TextWorkshop) { self.workshop = workshop }

  /// What is hit where the links are drawn.
  mutating func items(
    over links: [TextLink], in layout: TextLayout, _ context: RuleContext<DisplayList>
  ) -> [DisplayItem] {
    if links.isEmpty, opener == nil { return [] }
    if opener == nil {
      let inputs = workshop.inputs
      opener = workshop.make { inputs.viewGraph.store(TextLinkOpener.self).make?(inputs) }
    }
    return opener?.group(over: links, in: layout, context) ?? []
  }
}
