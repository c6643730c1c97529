import SwiftUI

/// When a file was changed, to the minute.
struct FileDateText: View {
  let date: Date

  var body: some View {
    Text(date, format: FileDateFormat.style)
      .monospacedDigit()
  }
}
