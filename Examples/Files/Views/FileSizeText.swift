import SwiftUI

/// How large a file is; a dash for a folder.
struct FileSizeText: View {
  let size: Int64?

  var body: some View {
    if let size {
      Text(size, format: .byteCount(style: .file))
        .monospacedDigit()
    } else {
      Text("–")
    }
  }
}
