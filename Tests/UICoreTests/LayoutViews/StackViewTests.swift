import Foundation
import Geometry
import Testing

@testable import UICore

@MainActor
@Suite struct StackViewTests {
  @Test func rootIsCentred() {
    // (100 − 20) / 2 and (60 − 10) / 2.
    #expect(BoxWindow(100, 60) { Box(1, 20, 10) }[1] == CGRect(x: 40, y: 25, width: 20, height: 10))
  }

  @Test func rowsAndColumns() {
    let window = BoxWindow(100, 100) {
      VStack(alignment: .leading, spacing: 10) {
        HStack(spacing: 0) {
          Box(1, 20, 10)
          Spacer()
          Box(2, 20, 10)
        }
        Box(3)
      }
    }
    #expect(window[1] == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(window[2] == CGRect(x: 80, y: 0, width: 20, height: 10))
    #expect(window[3] == CGRect(x: 0, y: 20, width: 100, height: 80))
  }

  @Test func aFramedSpacerKeepsItsStacksAxis() {
    // The spacer takes no width of its own, so the column is as wide as the box.
    let window = BoxWindow(100, 100) {
      VStack(spacing: 0) {
        Box(1, 20, 10)
        Spacer().frame(height: 30)
        Box(2, 10, 10)
      }
      .background { Box(3) }
    }
    #expect(window[3] == CGRect(x: 40, y: 25, width: 20, height: 50))
    #expect(window[2].minY == 65)
  }

  @Test func modifiersNest() {
    let window = BoxWindow(100, 100) {
      Box(1, 20, 10).padding(5).frame(width: 50, height: 40, alignment: .bottomTrailing).background { Box(2) }
        .offset(x: 3)
    }
    // The frame lies at 25…75 and 30…70, moved by 3; the box 5 inside its corner.
    #expect(window[2] == CGRect(x: 28, y: 30, width: 50, height: 40))
    #expect(window[1] == CGRect(x: 53, y: 55, width: 20, height: 10))
    #expect(window.boxes().map(\.name) == [2, 1])
  }

  @Test func overlaysAreInFront() {
    let window = BoxWindow(100, 100) {
      Box(1, 60, 60).overlay(alignment: .topTrailing) { Box(2, 10, 10) }
    }
    #expect(window.boxes().map(\.name) == [1, 2])
    #expect(window[2] == CGRect(x: 70, y: 20, width: 10, height: 10))
  }

  @Test func rightToLeft() {
    let window = BoxWindow(100, 10, direction: .rightToLeft) {
      HStack(spacing: 0) {
        Box(1, 20, 10).padding(.leading, 5)
        Spacer()
        Box(2, 30, 10)
      }
    }
    #expect(window[1].minX == 75)
    #expect(window[2].minX == 0)
  }

  @Test func layoutPriorityIsHeeded() {
    let window = BoxWindow(100, 10) {
      HStack(spacing: 0) {
        Box(1)
        Box(2).layoutPriority(1)
      }
    }
    #expect(window[2].width == 100)
  }

  @Test func alignmentGuides() {
    let window = BoxWindow(100, 100) {
      HStack(alignment: .top, spacing: 0) {
        Box(1, 10, 10).alignmentGuide(.top) { $0[.bottom] }
        Box(2, 10, 10)
      }
    }
    // The first's bottom meets the second's top; both together are 20 high, centred.
    #expect(window[1].minY == 40)
    #expect(window[2].minY == 50)
  }

  @Test func layoutsAreViews() {
    let window = BoxWindow(100, 100) {
      AnyLayout(VStackLayout(spacing: 0)) {
        Box(1, 10, 10)
        Spacer().frame(height: 20)
        Box(2, 10, 10)
      }
    }
    #expect(window[1] == CGRect(x: 45, y: 30, width: 10, height: 10))
    #expect(window[2] == CGRect(x: 45, y: 60, width: 10, height: 10))
  }

  @Test func grids() {
    let window = BoxWindow(100, 100) {
      Grid(horizontalSpacing: 2, verticalSpacing: 2) {
        GridRow {
          Box(1)
          Box(2)
          Box(3)
        }
        GridRow {
          Box(4).gridCellColumns(2)
          Box(5)
        }
      }
    }
    #expect(window[3] == CGRect(x: 68, y: 0, width: 32, height: 49))
    #expect(window[4] == CGRect(x: 0, y: 51, width: 66, height: 49))
  }

  @Test func framesKnowNoPixels() {
    // 100 / 3 at 2 pixels a point: edges at 66.67 and 133.33 pixels, which only the renderer rounds.
    let window = BoxWindow(100, 10, scale: 2) {
      HStack(spacing: 0) {
        Box(1)
        Box(2)
        Box(3)
      }
    }
    #expect(abs(window[2].minX - 100.0 / 3) < 1e-9 && abs(window[2].width - 100.0 / 3) < 1e-9)
  }

  @Test func invalidFramesAreToldOnce() {
    let window = BoxWindow(100, 10) { Box(1, 10, 10).frame(width: -5).frame(width: 20, height: .nan) }
    var messages: [String] = []
    window.host.viewGraph.diagnose = { messages.append($0) }
    #expect(window[1].width == 10)
    _ = window.boxes()
    #expect(messages.count == 1)
    #expect(messages.first?.contains("negative or not finite") == true)
  }

  /// What a view tells its container holds in a condition, a row, a type-erased view and a modifier around them.
  @Test func aPriorityIsToldThroughConditions() {
    struct Half: View {
      let isFirst: Bool
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<1, id: \.self) { _ in
            if isFirst { Box(1).layoutPriority(1) } else { Box(2).layoutPriority(1) }
          }
          Box(3)
        }
        .frame(width: 100, height: 10)
      }
    }
    struct Erased: View {
      var body: some View {
        HStack(spacing: 0) {
          AnyView(Box(1).layoutPriority(1)).padding(0)
          Box(3)
        }
        .frame(width: 100, height: 10)
      }
    }
    // Boxes take all that is offered: the one that is asked first leaves nothing.
    let first = BoxWindow(100, 10) { Half(isFirst: true) }
    #expect(first[1].width == 100)
    let second = BoxWindow(100, 10) { Half(isFirst: false) }
    #expect(second[2].width == 100)
    let erased = BoxWindow(100, 10) { Erased() }
    #expect(erased[1].width == 100)
  }
}
