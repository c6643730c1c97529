extension View {
  /// Hides the view, and all inside, from assistive programs.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { $0.isHidden = hidden } }

  /// Hides the view, and all inside, from assistive programs, while `isEnabled`.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.isHidden = hidden } }
  }

  /// Makes the view an element, and says what becomes of those inside.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { accessibility { $0.children = children } }

  /// Adds traits to the view's own.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { $0.addedTraits = traits } }

  /// Adds traits to the view's own, while `isEnabled`.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.addedTraits = traits } }
  }

  /// Takes traits from the view's own.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { $0.removedTraits = traits } }

  /// Places the view among its neighbours: those with a higher priority come first; 0 by default.
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { $0.sortPriority = sortPriority } }

  /// Says whether people use the view, or only read it.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.respondsToInteraction = respondsToUserInteraction }
  }

  /// Adds an action to the view, by what it is for.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.actions = [AccessibilityElementAction(kind: actionKind, run: handler)] }
  }

  /// Adds an action with a name to the view.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds an action to the view, named by a localized string key.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAction(named: Text(nameKey), handler) }

  /// Adds an action to the view, named verbatim.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAction(named: Text(name), handler) }

  /// Says how the view changes by a step up or down.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { $0.adjust = handler } }
}

extension AccessibilityActionKind {
  /// An action with a name of its own.
  public init(named name: Text) { self.init(name: name.plainString) }
}
