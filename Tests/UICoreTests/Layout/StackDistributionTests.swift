import Foundation
import Testing

@testable import UICore

@Suite struct StackDistributionTests {
  private struct Item {
    let priority: Double
    let length: (CGFloat?) -> CGFloat
  }

  private func item(_ low: CGFloat, _ ideal: CGFloat, _ high: CGFloat, priority: Double = 0) -> Item {
    Item(priority: priority) { $0.map { min(max($0, low), high) } ?? ideal }
  }

  private func distribute(
    _ available: CGFloat?, among items: [Item]
  ) -> (proposals: [CGFloat?], lengths: [CGFloat]) {
    let shares = UICore.distribute(available, among: items.map(\.priority)) { items[$0].length($1) }
    return (shares.map(\.proposal), shares.map(\.length))
  }

  @Test func flexibleChildrenShareEqually() {
    let result = distribute(84, among: Array(repeating: item(0, 10, .infinity), count: 3))
    #expect(result.lengths == [28, 28, 28])  // 84 / 3
  }

  @Test func leastFlexibleGoesFirst() {
    // Flexibilities: infinite, 0, 20. Rigid: offered 90/3 = 30, takes 50. Next: 40/2 = 20. Last: 20.
    let result = distribute(90, among: [item(0, 10, .infinity), item(50, 50, 50), item(10, 20, 30)])
    #expect(result.lengths == [20, 50, 20])
    #expect(result.proposals == [20, 30, 20])
  }

  @Test func whatAChildLeavesGoesToTheRest() {
    // 100/2 = 50, takes 30; the other is offered 70.
    let result = distribute(100, among: [item(0, 10, 30), item(0, 10, .infinity)])
    #expect(result.lengths == [30, 70])
  }

  @Test func higherPriorityLeavesMinimumsOfLower() {
    // First group is offered 100 − 15 = 85 and takes 85; the other has 15 left.
    let result = distribute(100, among: [item(15, 60, 60), item(0, 90, 90, priority: 1)])
    #expect(result.proposals == [15, 85])
    #expect(result.lengths == [15, 85])
  }

  @Test func threePriorities() {
    // 100 − (10 + 5) = 85 offered, 40 taken; 60 − 5 = 55 offered, 30 taken; 30 left.
    let result = distribute(
      100, among: [item(5, 5, 100), item(10, 30, 30, priority: 1), item(0, 40, 40, priority: 2)])
    #expect(result.proposals == [30, 55, 85])
    #expect(result.lengths == [30, 30, 40])
  }

  @Test func idealLengthsWithoutAProposal() {
    let result = distribute(nil, among: [item(0, 12, 90), item(0, 7, 9)])
    #expect(result.lengths == [12, 7])
    #expect(result.proposals == [nil, nil])
  }

  @Test func overflowOffersNothingNegative() {
    let result = distribute(-20, among: [item(30, 30, 30), item(0, 10, .infinity)])
    #expect(result.proposals == [0, 0])
    #expect(result.lengths == [30, 0])
  }

  @Test func infiniteProposalStaysInfinite() {
    let result = distribute(.infinity, among: [item(0, 10, 40), item(0, 10, .infinity)])
    #expect(result.proposals == [.infinity, .infinity])
    #expect(result.lengths == [40, .infinity])
  }

  @Test func infinitelyRigidChildrenDoNotPoison() {
    let result = distribute(100, among: [item(.infinity, .infinity, .infinity), item(0, 10, 20)])
    #expect(result.lengths.allSatisfy { !$0.isNaN })
  }

  /// 100 − (5 + 7 + 10) = 78 for the first; 22 − (5 + 7) = 10 for the second; 12 / 2 = 6 for the less flexible of the others,
  /// which takes 7, and 5 for the last.
  @Test func groupsOfSeveralKeepTheirMinimums() {
    let result = distribute(
      100,
      among: [item(5, 5, 100), item(7, 7, 20), item(10, 30, 30, priority: 1), item(0, 90, 90, priority: 2)])
    #expect(result.proposals == [5, 6, 10, 78])
    #expect(result.lengths == [5, 7, 10, 78])
  }

  @Test func noChildren() {
    #expect(distribute(100, among: []).lengths.isEmpty)
  }
}
