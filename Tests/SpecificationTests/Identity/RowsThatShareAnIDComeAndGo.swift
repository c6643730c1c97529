import SwiftUI
import Testing
import UITestSupport

/// What holds the rows.
private enum Holder: CaseIterable {
  case stack, lazyStack, lazyRow, list

  @MainActor @ViewBuilder func view(_ rows: some View) -> some View {
    switch self {
    case .stack: VStack(spacing: 0) { rows }
    case .lazyStack: ScrollView { LazyVStack(spacing: 0) { rows } }
    case .lazyRow: ScrollView(.horizontal) { LazyHStack(spacing: 0) { rows } }
    case .list: List { rows }
    }
  }
}

/// Data in turn, with what has gone wrong or could: duplicates that come, go, move, and share an id with what stays.
private let scripts: [[[Int]]] = [
  [[1, 1], []], [[1, 1], [], [1, 1]], [[1, 1], [], [1], [], [1, 1, 1], []], [[], [1, 1], [1]],
  [[1, 1, 2], [2, 1, 1], [1, 2, 1], []], [[1, 2, 1], [1, 1], [1, 2], [2], []],
  [[1, 2, 1, 4], [1, 1, 5], [5, 5], []],
  [[1, 2, 3], [3, 3, 3], [1, 2, 3], [2, 2]],
]

extension IdentitySpecification {
  /// Each element has a row while it is in the data, and none afterwards, however many share its id and however the change
  /// is shown.
  @Test func rowsThatShareAnIDComeAndGo() throws {
    for holder in Holder.allCases {
      for script in scripts {
        for (index, animation) in [nil, Animation.linear(duration: 1)].enumerated() {
          for seconds in [0.3, 2.0] {
            let data = Outside(script[0])
            var shown: [Int] = []
            let host = try TestHost {
              Following(data) { data in
                holder.view(
                  ForEach(data, id: \.self) { id in
                    pureRed.frame(width: 10, height: 10).onAppear { shown.append(id) }.onDisappear {
                      shown.remove(at: shown.firstIndex(of: id) ?? -1)
                    }
                  })
              }
            }
            for step in script.dropFirst() {
              withAnimation(animation) { data.value = step }
              host.update()
              host.advance(by: seconds)
              host.checkInvariants()
            }
            host.advance(by: 2)
            host.checkInvariants()
            #expect(shown.sorted() == script.last!.sorted(), "\(holder) \(script) \(index) \(seconds)")
          }
        }
      }
    }
  }

  /// In any order of comings and goings, half of them under animations that overlap.
  @Test func rowsThatShareAnIDComeAndGoInAnyOrder() throws {
    var random = UInt64(1)
    func next(_ limit: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % limit
    }
    for _ in 0..<20 {
      let data = Outside([1, 1, 2])
      let host = try TestHost {
        Following(data) { data in
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(data, id: \.self) { _ in pureRed.frame(width: 10, height: 10) } }
            VStack(spacing: 0) {
              ForEach(data, id: \.self) { id in
                Text("\(id)")
                if id > 0 { pureBlue.frame(width: 10, height: 10) }
              }
            }
          }
        }
      }
      for _ in 0..<20 {
        let step = (0..<next(7)).map { _ in next(3) }
        withAnimation(next(2) == 0 ? nil : .linear(duration: 0.4)) { data.value = step }
        host.update()
        host.advance(by: Double(next(4)) * 0.15)
        host.checkInvariants()
      }
    }
  }

  /// What goes may share its id with what stays, which is found by it.
  @Test func aRowIsFoundByAnIDThatAnotherHadToo() throws {
    let data = Outside(Array(0..<100) + [50])
    var proxy: ScrollViewProxy?
    let host = try TestHost {
      Following(data) { data in
        ScrollViewReader { reader in
          let _ = proxy = reader
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(data, id: \.self) { ($0 == 50 ? pureRed : pureBlue).frame(width: 200, height: 20) }
            }
          }
        }
      }
    }
    data.value = Array(0..<100)
    host.update()
    proxy?.scrollTo(50, anchor: .top)
    host.update()
    // 100 points show 5 rows of 20; the first is row 50.
    #expect(host.pixel(100, 10) == 0xffff_0000)
    #expect(host.pixel(100, 30) == 0xff00_00ff)
  }
}
