import Foundation
import UICore

extension View {
  /// Shows a sheet while the binding is true, and sets it to false when the sheet is dismissed.
  ///
  /// - Parameter onDismiss: called once the sheet is out of sight.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(item: { isPresented.unit }, onDismiss: onDismiss, content: { _ in content() }))
  }

  /// Shows a sheet while the binding has an item, and sets it to nil when the sheet is dismissed. An item with another id
  /// has another sheet.
  ///
  /// - Parameter onDismiss: called once the sheet is out of sight.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(SheetModifier(item: { item.presented() }, onDismiss: onDismiss, content: content))
  }

  /// Covers the window while the binding is true.
  ///
  /// - Parameter onDismiss: called once the cover is out of sight.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(CoverModifier(item: { isPresented.unit }, onDismiss: onDismiss, content: { _ in content() }))
  }

  /// Covers the window while the binding has an item. An item with another id has another cover.
  ///
  /// - Parameter onDismiss: called once the cover is out of sight.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(CoverModifier(item: { item.presented() }, onDismiss: onDismiss, content: content))
  }
}

/// A program's binding of what to present.
struct PresentedItem<Item> {
  let id: AnyHashable?
  let item: Item?
  let dismiss: () -> Void
}

extension Binding where Value == Bool {
  /// Presents while true.
  var unit: PresentedItem<Void> {
    PresentedItem(id: wrappedValue ? true : nil, item: wrappedValue ? () : nil) {
      if wrappedValue { wrappedValue = false }
    }
  }
}

extension Binding {
  /// Presents while there is an item.
  func presented<Item: Identifiable>() -> PresentedItem<Item> where Value == Item? {
    PresentedItem(id: wrappedValue.map { AnyHashable($0.id) }, item: wrappedValue) {
      if wrappedValue != nil { wrappedValue = nil }
    }
  }
}

private struct SheetModifier<Item, Presented: View>: ViewModifier {
  /// Called in the body, so that what it reads changes that and not the body around.
  let item: () -> PresentedItem<Item>
  let onDismiss: (() -> Void)?
  let content: (Item) -> Presented
  @Environment(\.platformProfile) private var profile

  func body(content: Content) -> some View {
    let item = item()
    let dismiss = item.dismiss
    let presented = self.content
    content.modifier(
      PresentationModifier(
        id: item.id, item: item.item,
        animation: profile.isPhone ? PresentationMetrics.phoneSheet : PresentationMetrics.sheet, didDismiss: onDismiss
      ) { item, state in
        SheetFrame(state: state, dismiss: dismiss, content: PresentedRoot(content: presented(item)))
      })
  }
}

private struct CoverModifier<Item, Presented: View>: ViewModifier {
  let item: () -> PresentedItem<Item>
  let onDismiss: (() -> Void)?
  let content: (Item) -> Presented

  func body(content: Content) -> some View {
    let item = item()
    let dismiss = item.dismiss
    let presented = self.content
    content.modifier(
      PresentationModifier(
        id: item.id, item: item.item, animation: PresentationMetrics.phoneSheet, didDismiss: onDismiss
      ) { item, state in
        CoverFrame(state: state, dismiss: dismiss, content: PresentedRoot(content: presented(item)))
      })
  }
}
