/// What assistive programs of a desktop are told of a window, and what they do in it.
@MainActor
package protocol AccessibleWindow: AnyObject {
  /// Whether the window has the keyboard.
  var isActive: Bool { get }
  /// What the elements are read from: where it is equal, they are.
  var elementsSource: ElementsSource { get }
  /// Those of what was drawn last. Costs a walk through that.
  var accessibilityElements: [AccessibilityElement] { get }
  /// Does what an assistive program asks for, as if a person did.
  func act(_ action: () -> Void)
  func hasAccessibilityFocus(_ element: AccessibilityElement) -> Bool
  /// Tells the view that the focus of assistive programs is there.
  func moveAccessibilityFocus(to element: AccessibilityElement)
}

extension WindowController: AccessibleWindow {
  var isActive: Bool { app.activeWindow === self }
  var elementsSource: ElementsSource { host.elementsSource }
  var accessibilityElements: [AccessibilityElement] { host.accessibilityElements }
  func act(_ action: () -> Void) { app.viewGraph.acting(.other, path: nil, action) }
  func hasAccessibilityFocus(_ element: AccessibilityElement) -> Bool { host.hasAccessibilityFocus(element) }
  func moveAccessibilityFocus(to element: AccessibilityElement) {
    host.moveAccessibilityFocus(to: element, of: .voiceOver)
  }
}
