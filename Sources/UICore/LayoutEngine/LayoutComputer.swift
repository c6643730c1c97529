import AttributeGraph
internal import CThreadStack
import Foundation

/// What a view answers to its container: sizes for proposals, guides, spacing, priority.
///
/// Immutable: when anything that its answers depend on changes, the view makes a new computer. Answers are cached by
/// proposal. Confined to the main thread.
///
/// Invariants: `sizeThatFits` never returns a negative or NaN dimension, and an infinite one only where the proposal is
/// infinite; `measure` runs at most once for each of the last `LayoutAnswers.limit` distinct proposals, but for views whose
/// size is found sooner than an answer.
package class LayoutComputer {
  @exclusivity(unchecked) private final var answers: LayoutAnswers?
  /// Whether answers are remembered; not where the size is a few comparisons.
  @exclusivity(unchecked) final var remembersAnswers = true
  /// Whether what the view draws follows from its size, whatever it was offered.
  @exclusivity(unchecked) final var isDrawnBySize = false
  /// How often `measure` ran.
  @exclusivity(unchecked) private(set) final var measureCount = 0

  /// The size the view takes for `proposal`, in points.
  final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = answers?.size(for: proposal) { return size }
    checkDepth()
    measureCount += 1
    let measured = measure(proposal)
    let size = CGSize(
      width: sanitise(measured.width, proposed: proposal.width),
      height: sanitise(measured.height, proposed: proposal.height))
    if remembersAnswers {
      if answers == nil { answers = LayoutAnswers() }
      answers.unsafelyUnwrapped.add(proposal, size)
    }
    return size
  }

  /// Stops with a message where what asks its content the same would overflow the stack.
  final func checkDepth() {
    if !apus_stack_is_short() { return }
    // The rule that runs belongs to the outermost view, which measures what is in it.
    callerError("views are nested deeper than the stack allows", in: CurrentCode.runner?.innermostPlace)
  }

  private func sanitise(_ length: CGFloat, proposed: CGFloat?) -> CGFloat {
    if length.isNaN || length < 0 { return 0 }
    if length == .infinity && proposed != .infinity { return proposed.map { max($0, 0) } ?? 10 }
    return length
  }

  /// The view's size and guides for `proposal`.
  final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), proposal: proposal, computer: self)
  }

  /// The view's size for `proposal`, and where in it the guide is.
  final func size(in proposal: ProposedViewSize, alignedAt key: AlignmentKey) -> (size: CGSize, guide: CGFloat) {
    let size = sizeThatFits(proposal)
    return (size, ViewDimensions(size: size, proposal: proposal, computer: self)[key])
  }

  /// Computes the size for `proposal`; called through `sizeThatFits` only.
  func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Whether the view, in `size`, is drawn, and places what is in it, for `proposal` as it does for `known`; false where
  /// that is not known.
  ///
  /// What is offered more room than it uses need not be laid out anew whenever that room changes.
  ///
  /// - Parameter levels: how many containers deep to look. Where the answer is no, each container inside asks again; without
  ///   a limit that would take the square of the depth.
  func isSame(for proposal: ProposedViewSize, as known: ProposedViewSize, in size: CGSize, levels: Int = 24) -> Bool {
    isDrawnBySize
  }

  var spacing: ViewSpacing { ViewSpacing() }

  /// The order in which a stack offers space; higher first.
  var priority: Double { 0 }

  /// The priority that the view or its content was given; nil where it has only that of its kind.
  var givenPriority: Double? { nil }

  /// Which guides the view or its content may set: most views set none, and need not be asked.
  final var guides = AlignmentGuides.none

  /// Where the view or its content sets the guide; nil leaves it at its default. `size` is the view's own.
  func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// What the view or its content was given for the key; nil where nothing was.
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { nil }

  /// Whether this is a spacer without a minimum length of its own, which a stack sizes by the spacing around it.
  var isStandardSpacer: Bool { false }
}
