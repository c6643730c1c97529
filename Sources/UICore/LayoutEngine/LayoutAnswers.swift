import Foundation

/// The last sizes that a view answered, by proposal.
final class LayoutAnswers {
  /// Distinct proposals remembered. A view is asked a handful a pass; the limit bounds a custom layout that probes.
  static let limit = 32
  private typealias Answer = (proposal: ProposedViewSize, size: CGSize)

  /// The first answers, which are all for most views, without memory of their own.
  @exclusivity(unchecked) private var first: (Answer, Answer, Answer, Answer) = (none, none, none, none)
  @exclusivity(unchecked) private var more: [Answer] = []
  private static var none: Answer { (.zero, .zero) }
  @exclusivity(unchecked) private var count = 0

  func size(for proposal: ProposedViewSize) -> CGSize? {
    if count > 0, first.0.proposal == proposal { return first.0.size }
    if count > 1, first.1.proposal == proposal { return first.1.size }
    if count > 2, first.2.proposal == proposal { return first.2.size }
    if count > 3, first.3.proposal == proposal { return first.3.size }
    if count > 4 { for answer in more where answer.proposal == proposal { return answer.size } }
    return nil
  }

  func add(_ proposal: ProposedViewSize, _ size: CGSize) {
    let answer = (proposal, size)
    switch count {
    case 0: first.0 = answer
    case 1: first.1 = answer
    case 2: first.2 = answer
    case 3: first.3 = answer
    case ..<Self.limit: more.append(answer)
    default: more[count % (Self.limit - 4)] = answer
    }
    count += 1
  }
}
