import UICore

/// Shows a card beside its content, on a phone too.
package struct CardPopover<Card: View>: ViewModifier {
  @Binding var isOpen: Bool
  @ViewBuilder let card: () -> Card

  package func body(content: Content) -> some View {
    let card = card
    content.modifier(
      PopoverModifier(item: { $isOpen.unit }, anchor: .rect(.bounds), edge: .bottom, adapts: false) { _ in
        card().padding(10)
      })
  }
}
