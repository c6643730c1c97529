import UICore

/// A button that turns the edit mode of the environment on and off.
///
/// Lists show what deletes, selects and moves their rows while it is on. Without an edit mode around, it is disabled.
public struct EditButton: View {
  @Environment(\.editMode) private var mode
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// A button for the nearest edit mode.
  public init() {}

  public var body: some View {
    let isActive = mode?.wrappedValue.isEditing == true
    Button {
      withAnimation(reducesMotion ? nil : .default) { mode?.wrappedValue = isActive ? .inactive : .active }
    } label: {
      Text(isActive ? "Done" : "Edit").fontWeight(isActive ? .semibold : nil)
    }
    .disabled(mode == nil)
  }
}
