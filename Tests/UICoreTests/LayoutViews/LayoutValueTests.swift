import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Layouts of a program: what they say of themselves, and what they ask their subviews.
@MainActor struct LayoutValueTests {
  /// Offers all of its size to every subview, in its middle.
  private struct Plain: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { place(subview, in: bounds) }
    }
    fileprivate func place(_ subview: LayoutSubview, in bounds: CGRect) {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }

  private struct Sideways: Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { Plain().place(subview, in: bounds) }
    }
  }

  /// A divider stands upright in what stacks sideways, and lies elsewhere.
  @Test func dividersFollowTheOrientation() throws {
    #expect(Plain.layoutProperties.stackOrientation == nil)
    let lying = try TestHost { Plain { Divider().marked("line") } }.frame(of: "line")
    #expect(lying.width == 200 && lying.height < 5)
    let upright = try TestHost { Sideways { Divider().marked("line") } }.frame(of: "line")
    #expect(upright.height == 100 && upright.width < 5)
  }

  private struct Gap: LayoutValueKey { static let defaultValue: CGFloat = 0 }

  /// Beside each other by priority, each with the gap before it that it asks for.
  private struct Ranked: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(
        width: subviews.reduce(0) { $0 + length(of: $1) },
        height: subviews.map { $0.dimensions(in: .unspecified).height }.max() ?? 0)
    }

    private func length(of subview: LayoutSubview) -> CGFloat {
      subview[Gap.self] + subview.sizeThatFits(.unspecified).width
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var end = bounds.minX
      for subview in subviews.sorted(by: { $0.priority > $1.priority }) {
        end += length(of: subview)
        // The last in the order of the content is at the bottom, the others are at the top.
        let isLast = subview == subviews.last
        subview.place(
          at: CGPoint(x: end, y: isLast ? bounds.maxY : bounds.minY), anchor: isLast ? .bottomTrailing : .topTrailing,
          proposal: .unspecified)
      }
    }
  }

  @Test func subviewsTellWhatTheyWant() throws {
    let host = try TestHost {
      Ranked {
        Color.red.marked("a").frame(width: 10, height: 40)
        Color.red.marked("b").frame(width: 20, height: 10).layoutPriority(2)
        Color.red.marked("c").frame(width: 30, height: 10).layoutPriority(1).layoutValue(key: Gap.self, value: 5)
      }
    }
    // 10 + 20 + 5 + 30 wide and 40 high, in the middle of 200×100: from (67.5, 30), which snaps to whole pixels alike.
    let start = host.frame(of: "b").minX
    #expect(abs(start - 67.5) <= 0.5)
    #expect(host.frame(of: "c").minX - start == 25 && host.frame(of: "a").minX - start == 55)
    #expect(host.frame(of: "a").minY == 30 && host.frame(of: "b").minY == 30 && host.frame(of: "c").maxY == 70)
  }
}
