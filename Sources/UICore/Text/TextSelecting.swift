import AttributeGraph
import Foundation
import TextLayout

/// What selects a text that is not edited; its input is no matter of the text.
protocol TextSelecting: AnyObject {
  /// Changes with the selection.
  var revision: Attribute<Int> { get }
  /// What lies behind the selected characters of a text, in its view's points. Called as it is drawn.
  func rects(in text: ResolvedText, _ layout: TextLayout) -> [CGRect]
  /// Adds what is needed for presses and the cursor.
  func wrap(_ outputs: _ViewOutputs, _ inputs: _ViewInputs) -> _ViewOutputs
}

/// Makes what selects the texts inside; nil where they cannot be selected.
enum TextSelectionKey: ViewInputKey { static var defaultValue: ((_ViewInputs) -> any TextSelecting)? { nil } }
