import Foundation
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

/// Rows made from a range of integers cost what is in sight of them, however many there are.
@MainActor struct ManyRowsTests {
  enum Container: CaseIterable { case stack, grid, list }
  private static let count = 100_000_000

  private struct Row: View {
    let id: Int
    let log: Log
    var body: some View {
      let _ = log.entries.append("\(id)")
      Color.red.frame(width: 80, height: 20)
    }
  }

  private struct Rows: View {
    let container: Container
    let data: Range<Int>
    let log: Log
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("End") { proxy.scrollTo(data.upperBound - 1, anchor: .bottom) }.frame(height: 30)
          switch container {
          case .stack: ScrollView { LazyVStack(spacing: 0) { ForEach(data, id: \.self) { Row(id: $0, log: log) } } }
          case .grid:
            ScrollView {
              LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 3), spacing: 0) {
                ForEach(data, id: \.self) { Row(id: $0, log: log) }
              }
            }
          case .list: List(data, id: \.self) { Row(id: $0, log: log) }
          }
        }
      }
    }
  }

  /// Kilobytes that this process has resident.
  private func resident() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) >> 10
  }

  /// A byte a row would be 97,656 kB; what the lengths of rows take at most is 65,536 places of 20 bytes, and copies of
  /// them while they change. In 400 points there are 21 rows of 20, or 21 lines of 3.
  @Test(.timeLimit(.minutes(2)), arguments: Container.allCases)
  func aHundredMillionRowsCostWhatIsSeen(container: Container) throws {
    let first = try TestHost { Color.red }
    let before = try resident()
    let data = Remote<Range<Int>>()
    let log = Log()
    let host = TestHost(beside: first, size: CGSize(width: 300, height: 430)) {
      Owner(data, 0..<Self.count) { Rows(container: container, data: $0, log: log) }
    }
    #expect(log.take().count <= 63)
    host.click(150, 15)
    host.advance(by: 1)
    let end = log.take().compactMap { Int($0) }
    #expect(end.contains(Self.count - 1) && end.count <= 130)
    let grown = try resident() - before
    #expect(keepsFreedMemory || grown <= 20_000, "\(grown) kB")
    // The window follows the end of the rows, which have one less.
    data.value = 0..<Self.count - 1
    host.update()
    #expect(log.take().count <= 3)
    data.value = 0..<Self.count
    host.update()
    #expect(log.take().contains("\(Self.count - 1)"))
    host.close()
  }

  private struct Counter: View {
    let id: Int
    let log: Log
    @State private var clicks = 0
    var body: some View {
      let _ = log.entries.append("\(id): \(clicks)")
      Color.red.frame(width: 200, height: 20).onTapGesture { clicks += 1 }
    }
  }

  /// What was written in a row stays with its integer while the range has it, and goes with it.
  @Test func rowsOfARangeKeepTheirState() throws {
    let data = Remote<Range<Int>>()
    let log = Log()
    let host = try TestHost(size: CGSize(width: 200, height: 100)) {
      Owner(data, 0..<1000) { data in
        ScrollView { LazyVStack(spacing: 0) { ForEach(data, id: \.self) { Counter(id: $0, log: log) } } }
      }
    }
    _ = log.take()
    host.click(100, 50)
    #expect(log.take() == ["2: 1"])
    // The first row now; the row is the same, and so is what it shows.
    data.value = 2..<50
    host.update()
    #expect(log.take().allSatisfy { !$0.hasPrefix("2:") })
    host.click(100, 10)
    #expect(log.take() == ["2: 2"])
    data.value = -5..<1000
    host.update()
    _ = log.take()
    host.scroll(100, 50, dy: -1e6)
    host.scroll(100, 50, dy: 100)
    _ = log.take()
    // Rows from 0 to 4.
    host.click(100, 50)
    #expect(log.take() == ["2: 3"])
    data.value = 10..<20
    host.update()
    data.value = 0..<20
    host.update()
    _ = log.take()
    host.scroll(100, 50, dy: -1e6)
    _ = log.take()
    host.click(100, 50)
    #expect(log.take() == ["2: 1"])
  }

  /// Ids of one type may come from elsewhere in the next update.
  @Test func aRangeMayGetOtherIDs() throws {
    let isOwn = Remote<Bool>()
    let log = Log()
    let host = try TestHost(size: CGSize(width: 200, height: 100)) {
      Owner(isOwn, true) { isOwn in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<5, id: isOwn ? \.self : \.negative) { Counter(id: $0, log: log) }
          }
        }
      }
    }
    for value in [false, true, false] {
      host.click(100, 50)
      #expect(log.take().last == "2: 1")
      isOwn.value = value
      host.update()
      host.checkInvariants()
    }
  }
}

extension Int { fileprivate var negative: Int { -self } }
