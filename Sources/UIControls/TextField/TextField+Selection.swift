import Foundation
import Geometry
import UICore

extension TextField {
  /// A field of a text that tells what is selected, and selects what the binding is set to.
  ///
  /// - Parameters:
  ///   - selection: nil until the field has the focus; setting it to nil ends a selection where its caret is.
  ///   - axis: along which the field grows; nil for none.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      text: text, selection: selection, title: label() as? Text, prompt: prompt, axis: axis ?? .horizontal)
  }
}

extension TextField where Label == Text {
  /// A field of a text that tells what is selected, and selects what the binding is set to; see
  /// `init(text:selection:prompt:axis:label:)`.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) } }

  /// A field of a text that tells what is selected, and selects what the binding is set to; the title is shown verbatim.
  /// See `init(text:selection:prompt:axis:label:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) } }
}
