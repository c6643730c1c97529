import AttributeGraph
import DisplayList
import Foundation
import Geometry
import TextLayout

/// What draws texts in place of us; how is no matter of the text.
protocol TextRendering: AnyObject {
  /// The layout of a text that it draws.
  func layout(of text: Attribute<ResolvedText>, _ inputs: _ViewInputs) -> Attribute<LayoutComputer>
  /// Draws a text in its frame.
  func list(
    of source: Text, _ text: ResolvedText, _ layout: TextLayout, in frame: CGRect, color: RGBA,
    style: StyleEnvironment, _ viewGraph: ViewGraph, _ path: ViewPath?, _ context: RuleContext<DisplayList>
  ) -> DisplayList
}

/// What draws the texts inside.
enum TextRenderingKey: ViewInputKey { static var defaultValue: (any TextRendering)? { nil } }
