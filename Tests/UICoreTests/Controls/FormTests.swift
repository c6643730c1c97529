import Foundation
import Geometry
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// Forms, labeled content and labels in a window of 300 by 280 points.
@MainActor struct FormTests {
  @Test func inColumnsLabelsEndAndControlsBeginAtOneLine() {
    let window = BoxWindow(300, 280) {
      Form {
        LabeledContent {
          Box(1, 40, 20)
        } label: {
          Box(11, 30, 10)
        }
        LabeledContent {
          Box(2, 60, 20)
        } label: {
          Box(12, 70, 10)
        }
        Box(3, 20, 20)
      }
      .formStyle(.columns)
    }
    // The widest label and control, and 8 between them: 70 + 8 + 60, in the middle of 300.
    let column = (300.0 - 138) / 2 + 78
    #expect(window[1].minX == CGFloat(column) && window[2].minX == CGFloat(column) && window[3].minX == CGFloat(column))
    #expect(window[11].maxX == CGFloat(column - 8) && window[12].maxX == CGFloat(column - 8))
    #expect(window[2].minY - window[1].maxY == 10)
  }

  @Test func groupsAreCardsOfRowsWithLabelsAndControlsAtTheirEdges() {
    let window = BoxWindow(300, 280) {
      Form {
        Section {
          LabeledContent {
            Box(1, 40, 20)
          } label: {
            Box(11, 30, 10)
          }
          Box(2, 20, 20)
        } header: {
          Box(5, 50, 10)
        }
        Section { Box(3, 20, 20) }
      }
      .formStyle(.grouped)
    }
    // 20 beside the cards, 10 inside of them.
    #expect(window[11].minX == 30 && window[1].maxX == 270)
    #expect(window[5].minX == 30 && window[5].minY == 20)
    // Rows of 36 follow the header after 6 points; the next section 20 after the last row.
    #expect(window[1].midY == CGFloat(20 + 10 + 6 + 18))
    #expect(window[2].midY == CGFloat(20 + 10 + 6 + 36 + 18))
    #expect(window[3].midY == CGFloat(20 + 10 + 6 + 72 + 20 + 18))
  }

  private struct Card: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }

  @Test func labeledContentHasStyles() {
    let window = BoxWindow(300, 280) {
      VStack(spacing: 0) {
        LabeledContent {
          Box(1, 40, 20)
        } label: {
          Box(11, 30, 10)
        }
        .labeledContentStyle(Card())
        LabeledContent {
          Box(2, 40, 20)
        } label: {
          Box(12, 30, 10)
        }
        .labelsHidden()
      }
    }
    #expect(window[11].maxY == window[1].minY && window[11].minX == window[1].minX)
    #expect(window[12].isNull && !window[2].isNull)
  }

  private struct Swapped: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.title
        Label(configuration)
      }
    }
  }

  @Test func labelsHaveStyles() {
    func boxes(_ style: some LabelStyle) -> [Int] {
      let window = BoxWindow(300, 280) {
        Label {
          Box(1, 40, 20)
        } icon: {
          Box(2, 10, 10)
        }
        .labelStyle(style)
      }
      return window.boxes().map(\.name)
    }
    #expect(boxes(.automatic) == [2, 1])
    #expect(boxes(.titleAndIcon) == [2, 1])
    #expect(boxes(.titleOnly) == [1])
    #expect(boxes(.iconOnly) == [2])
    // In a style's own body a label has the style around.
    #expect(boxes(Swapped()) == [1, 2, 1])
  }
}
