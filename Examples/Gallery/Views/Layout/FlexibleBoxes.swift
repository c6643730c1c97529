import SwiftUI

/// How a stack shares its width.
struct FlexibleBoxes: View {
  var body: some View {
    Exhibit("Shares") {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Block("Equal", .blue)
          Block("Equal", .blue)
          Block("Equal", .blue)
        }
        HStack(spacing: 8) {
          Block("120", .indigo).frame(width: 120)
          Block("The rest", .blue)
          Block("At most 160", .teal).frame(maxWidth: 160)
        }
        HStack(spacing: 8) {
          Block("Its size", .pink).fixedSize()
          Spacer()
          Block("Apart", .pink).fixedSize()
        }
      }
    }
  }
}
