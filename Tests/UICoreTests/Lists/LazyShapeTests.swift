import Foundation
import Geometry
import Testing

@testable import UICore

/// Lazy containers whose elements are of any shape: scrolled to the end and back, in steps and leaps, they show what
/// a stack that makes everything shows.
@MainActor struct LazyShapeTests {
  /// Where each box that shows lies, with and without laziness.
  private func check<Lazy: View, Eager: View>(
    _ width: CGFloat = 200, _ height: CGFloat = 100,
    steps: [CGFloat] = [7, 13, 50, 400, -30, -3, 1e6, -45, -160, -1e6],
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder lazy: () -> Lazy, @ViewBuilder eager: () -> Eager
  ) {
    let shown = BoxWindow(width, height) { ScrollView { lazy() } }
    let all = BoxWindow(width, height) { ScrollView { eager() } }
    func inSight(_ window: BoxWindow) -> [String] {
      window.boxes().filter { $0.frame.minY < height && $0.frame.maxY > 0 }.map { "\($0.name) \($0.frame)" }.sorted()
    }
    #expect(inSight(shown) == inSight(all), sourceLocation: sourceLocation)
    for step in steps {
      shown.scroll(down: step)
      all.scroll(down: step)
      #expect(inSight(shown) == inSight(all), "after \(step)", sourceLocation: sourceLocation)
      shown.host.viewGraph.graph.checkInvariants()
    }
  }

  /// The program of finding C1: a row and a divider for each element.
  @Test func twoViewsAnElement() {
    check {
      LazyVStack(spacing: 8) {
        ForEach(0..<500) {
          Box($0, 50, 20); Box($0 + 1000, 60, 20)
        }
      }
    } eager: {
      VStack(spacing: 8) {
        ForEach(0..<500) {
          Box($0, 50, 20); Box($0 + 1000, 60, 20)
        }
      }
    }
  }

  @Test func aConditionWithTwoViewsInEachBranch() {
    check {
      LazyVStack(spacing: 0) {
        ForEach(0..<300) { id in
          if id % 3 == 0 {
            Box(id, 50, 20)
            Box(id + 1000, 50, 20)
          } else {
            Box(id + 2000, 50, 20)
            Box(id + 3000, 50, 20)
          }
        }
      }
    } eager: {
      VStack(spacing: 0) {
        ForEach(0..<300) { id in
          if id % 3 == 0 {
            Box(id, 50, 20)
            Box(id + 1000, 50, 20)
          } else {
            Box(id + 2000, 50, 20)
            Box(id + 3000, 50, 20)
          }
        }
      }
    }
  }

  @Test func someElementsWithoutAView() {
    check {
      LazyVStack(spacing: 0) { ForEach(0..<300) { id in if id % 4 != 1 { Box(id, 50, 20) } } }
    } eager: {
      VStack(spacing: 0) { ForEach(0..<300) { id in if id % 4 != 1 { Box(id, 50, 20) } } }
    }
  }

  @Test func rowsOfRows() {
    check {
      LazyVStack(spacing: 0) {
        ForEach(0..<60) { outer in
          Box(outer + 1000, 80, 20)
          ForEach(0..<3) { Box(outer * 3 + $0, 50, 20) }
        }
      }
    } eager: {
      VStack(spacing: 0) {
        ForEach(0..<60) { outer in
          Box(outer + 1000, 80, 20)
          ForEach(0..<3) { Box(outer * 3 + $0, 50, 20) }
        }
      }
    }
  }

  @Test func sectionsOfGroups() {
    check {
      LazyVStack(spacing: 0) {
        ForEach(0..<30) { section in
          Section {
            Group {
              ForEach(0..<4) { Box(section * 4 + $0, 50, 20) }
              Box(section + 3000, 60, 20)
            }
          } header: {
            Box(section + 1000, 80, 20)
          } footer: {
            Box(section + 2000, 80, 20)
          }
        }
      }
    } eager: {
      VStack(spacing: 0) {
        ForEach(0..<30) { section in
          Section {
            Group {
              ForEach(0..<4) { Box(section * 4 + $0, 50, 20) }
              Box(section + 3000, 60, 20)
            }
          } header: {
            Box(section + 1000, 80, 20)
          } footer: {
            Box(section + 2000, 80, 20)
          }
        }
      }
    }
  }

  @Test func fixedViewsAmongRows() {
    check {
      LazyVStack(spacing: 0) {
        Box(5000, 50, 20)
        ForEach(0..<100) { Box($0, 50, 20) }
        Box(5001, 50, 20)
        ForEach(100..<200) { Box($0, 50, 20).background(Box($0 + 1000)) }
      }
    } eager: {
      VStack(spacing: 0) {
        Box(5000, 50, 20)
        ForEach(0..<100) { Box($0, 50, 20) }
        Box(5001, 50, 20)
        ForEach(100..<200) { Box($0, 50, 20).background(Box($0 + 1000)) }
      }
    }
  }

  /// No leaps: rows of different lengths that were never in sight are taken for their mean.
  @Test func lazyRowsInLazyRows() {
    check(steps: Array(repeating: 37, count: 30) + Array(repeating: -23, count: 50)) {
      LazyVStack(spacing: 0) {
        ForEach(0..<40) { outer in
          LazyVStack(spacing: 0) {
            ForEach(0..<5) {
              Box(outer * 5 + $0, 50, 20); Box(outer * 5 + $0 + 1000, 40, 20)
            }
          }
          Box(outer + 2000, 10, 20)
        }
      }
    } eager: {
      VStack(spacing: 0) {
        ForEach(0..<40) { outer in
          VStack(spacing: 0) {
            ForEach(0..<5) {
              Box(outer * 5 + $0, 50, 20); Box(outer * 5 + $0 + 1000, 40, 20)
            }
          }
          Box(outer + 2000, 10, 20)
        }
      }
    }
  }

  /// Three columns of 60 at 0, 68 and 136: two views an element fill the grid line by line.
  @Test func gridsOfTwoViewsAnElement() {
    let columns = Array(repeating: GridItem(.fixed(60), spacing: 8), count: 3)
    let window = BoxWindow(196, 100) {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 0) {
          ForEach(0..<500) {
            Box($0 * 2, 60, 20); Box($0 * 2 + 1, 60, 20)
          }
        }
      }
    }
    for step in [0, 33, 500, 1e6, -47, -1000, -1e6] as [CGFloat] {
      window.scroll(down: step)
      let boxes = window.boxes()
      let offset = boxes.first.map { CGFloat($0.name / 3) * 20 - $0.frame.minY } ?? 0
      for (name, frame) in boxes {
        #expect(frame == CGRect(x: CGFloat(name % 3) * 68, y: CGFloat(name / 3) * 20 - offset, width: 60, height: 20))
      }
      // Five lines or six of three boxes; the last line has one.
      #expect(boxes.filter { $0.frame.maxY > 0 && $0.frame.minY < 100 }.count >= 13)
    }
  }

  /// One of an element's two views shows, the other does not; then the element goes.
  @Test func anElementGoesThatIsHalfInSight() {
    struct Pairs: View {
      @State var ids = Array(0..<100)
      let expose: (Binding<[Int]>) -> Void
      var body: some View {
        let _ = expose($ids)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(ids, id: \.self) {
              Box($0, 50, 30); Box($0 + 1000, 50, 30)
            }
          }
        }
      }
    }
    var ids: Binding<[Int]>?
    let window = BoxWindow(200, 100) { Pairs { ids = $0 } }
    _ = window.boxes()
    window.scroll(down: 45 * 60 + 30)
    #expect(window[1045].minY == 0)
    ids!.wrappedValue.removeAll { $0 == 45 }
    #expect(window[1045] == .null)
    // What follows stays where it is; the view before comes down to it.
    #expect(window[46].minY == 30)
    #expect(window[1044].minY == 0)
    ids!.wrappedValue = []
    #expect(window.boxes().isEmpty)
  }

  /// State of one of two views keeps their row for as long as the data are there, and no longer.
  @Test func stateInOneOfTwoViewsKeepsTheirRow() {
    struct Counter: View {
      let id: Int
      let expose: (Int, Binding<Int>) -> Void
      @State var count = 0
      var body: some View {
        let _ = expose(id, $count)
        Box(id, 50 + CGFloat(count), 20)
      }
    }
    struct Pairs: View {
      @State var ids = Array(0..<200)
      let exposeIDs: (Binding<[Int]>) -> Void
      let expose: (Int, Binding<Int>) -> Void
      var body: some View {
        let _ = exposeIDs($ids)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(ids, id: \.self) {
              Counter(id: $0, expose: expose); Box($0 + 1000, 50, 20)
            }
          }
        }
      }
    }
    var ids: Binding<[Int]>?
    var counts: [Int: Binding<Int>] = [:]
    let window = BoxWindow(200, 100) {
      Pairs {
        ids = $0
      } expose: {
        counts[$0] = $1
      }
    }
    _ = window.boxes()
    let graph = window.host.viewGraph.graph
    counts[1]!.wrappedValue = 7
    #expect(window[1].width == 57)
    window.scroll(down: 2000)
    _ = window.boxes()
    let slots = graph.attributeCount
    ids!.wrappedValue.removeAll { $0 == 1 }
    _ = window.boxes()
    #expect(graph.attributeCount < slots)
    ids!.wrappedValue.insert(1, at: 1)
    window.scroll(down: -1e6)
    #expect(window[1].width == 50)
  }
}
