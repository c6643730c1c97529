import Foundation
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

/// A list that is scrolled from its beginning to its end and back gives back what its rows took.
@MainActor struct EndToEndTests {
  private final class Seen {
    var last = 0
  }

  private struct Row: View {
    let id: Int
    let seen: Seen
    @State private var isOn = false

    var body: some View {
      let _ = seen.last = max(seen.last, id)
      HStack {
        Circle().fill(.blue).frame(width: 24, height: 24)
        VStack(alignment: .leading) {
          Text(verbatim: "Row \(id)")
          Text(verbatim: "Below it").font(.caption)
        }
        Spacer()
        Toggle("", isOn: $isOn)
      }
    }
  }

  /// Of this process, in bytes.
  private func resident() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }

  @Test(.timeLimit(.minutes(5))) func twentyTimesThereAndBackTakeNoMoreThanOne() throws {
    let (count, seen) = (200, Seen())
    let host = try TestHost(size: CGSize(width: 420, height: 800)) {
      List(0..<count, id: \.self) { Row(id: $0, seen: seen) }
    }
    host.invariantsLimit = 0
    var passes: [(counts: LiveCounts, bytes: Int)] = []
    for _ in 1...20 {
      for direction in [-1, 1] as [CGFloat] {
        // A row is at least 28 points high and at most 60: so many steps of 700 reach the end.
        for _ in 0..<count * 60 / 700 + 1 {
          host.scroll(200, 400, dy: direction * 700)
          host.advance(by: 1.0 / 60)
        }
        host.advance(by: 1)
      }
      host.resetCounts()
      passes.append((host.liveCounts, try resident()))
    }
    #expect(seen.last == count - 1)
    for pass in passes {
      #expect(pass.counts == passes[0].counts)
      #expect(keepsFreedMemory || pass.bytes <= passes[0].bytes * 105 / 100, "\(passes.map(\.bytes))")
    }
  }
}
