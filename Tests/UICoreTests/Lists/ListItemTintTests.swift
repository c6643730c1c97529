import DisplayList
import Foundation
import Geometry
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// The colours of labels' icons in lists.
@MainActor struct ListItemTintTests {
  /// The colours in a list's picture.
  private func colors(_ root: () -> some View) throws -> Set<UInt32> {
    let host = try TestHost(size: CGSize(width: 200, height: 100), root)
    return Set(host.snapshot().pixels)
  }

  private func hasRed(_ colors: Set<UInt32>) -> Bool {
    colors.contains { Int($0 >> 16 & 255) - Int($0 & 255) > 150 }
  }

  private var label: some View { Label("title", systemImage: "circle.fill") }

  @Test func iconsHaveTheTint() throws {
    #expect(!hasRed(try colors { List { label }.listStyle(.plain) }))
    #expect(hasRed(try colors { List { label.listItemTint(.red) }.listStyle(.plain) }))
    #expect(hasRed(try colors { List { label }.listStyle(.plain).listItemTint(.fixed(.red)) }))
    #expect(hasRed(try colors { List { label.listItemTint(.preferred(.red)) }.listStyle(.plain) }))
    #expect(!hasRed(try colors { List { label.listItemTint(.monochrome) }.listStyle(.plain).listItemTint(.red) }))
    // The innermost counts, and nil is the list's own.
    #expect(!hasRed(try colors { List { label.listItemTint(nil as Color?) }.listStyle(.plain).listItemTint(.red) }))
  }

  @Test func outsideOfListsNothingIsTinted() throws {
    #expect(!hasRed(try colors { label.listItemTint(.red) }))
  }

  @Test func aProgramsOwnColourCountsFirst() throws {
    #expect(
      !hasRed(
        try colors {
          List {
            Label {
              Text("title")
            } icon: {
              Image(systemName: "circle.fill").foregroundStyle(.gray)
            }
            .listItemTint(.red)
          }
          .listStyle(.plain)
        }))
  }

  @Test func sidebarsHaveTheAccentColour() throws {
    #expect(hasRed(try colors { List { label }.listStyle(.sidebar).tint(.red) }))
    #expect(!hasRed(try colors { List { label }.listStyle(.inset).tint(.red) }))
  }
}
