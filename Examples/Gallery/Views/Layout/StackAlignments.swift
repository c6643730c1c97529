import SwiftUI

/// Stacks with different alignments.
struct StackAlignments: View {
  var body: some View {
    Exhibit("Alignment") {
      Flow(spacing: 32) {
        HStack(alignment: .top, spacing: 4) { bars }
        HStack(alignment: .center, spacing: 4) { bars }
        HStack(alignment: .bottom, spacing: 4) { bars }
        HStack(alignment: .firstTextBaseline, spacing: 6) {
          Text("Base").font(.largeTitle)
          Text("line").font(.caption)
        }
        VStack(alignment: .leading, spacing: 4) { lines }
        VStack(alignment: .trailing, spacing: 4) { lines }
        ZStack(alignment: .bottomTrailing) {
          RoundedRectangle(cornerRadius: 8).fill(.purple.opacity(0.3)).frame(width: 72, height: 64)
          Circle().fill(.purple).frame(width: 28, height: 28).padding(6)
        }
      }
    }
  }

  @ViewBuilder private var bars: some View {
    ForEach([24.0, 64, 40], id: \.self) { height in
      RoundedRectangle(cornerRadius: 4).fill(.blue).frame(width: 14, height: height)
    }
  }

  @ViewBuilder private var lines: some View {
    ForEach([48.0, 80, 30], id: \.self) { width in
      RoundedRectangle(cornerRadius: 4).fill(.teal).frame(width: width, height: 14)
    }
  }
}
