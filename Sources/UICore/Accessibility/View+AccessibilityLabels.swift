extension View {
  /// Says what the view is, in place of the texts inside.
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { $0.label = label.plainString } }

  /// Says what the view is, by a localized string key.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(labelKey)) }

  /// Says what the view is, verbatim.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { $0.label = String(label) } }

  /// Says what the view is, while `isEnabled`.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.label = label.plainString } }
  }

  /// Says what the view is, by a localized string key, while `isEnabled`.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Says what the view is, verbatim, while `isEnabled`.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.label = String(label) } }
  }

  /// Says what value the view has, such as the number of a slider.
  nonisolated public func accessibilityValue(
    _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { $0.value = value.plainString } }

  /// Says what value the view has, by a localized string key.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(Text(valueKey)) }

  /// Says what value the view has, verbatim.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { $0.value = String(value) } }

  /// Says what value the view has, while `isEnabled`.
  nonisolated public func accessibilityValue(
    _ value: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.value = value.plainString } }
  }

  /// Says what happens when the view is activated.
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { $0.hint = hint.plainString } }

  /// Says what happens when the view is activated, by a localized string key.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(Text(hintKey)) }

  /// Says what happens when the view is activated, verbatim.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { $0.hint = String(hint) } }

  /// Says by which names people call the view, the best first.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.inputLabels = inputLabels.map(\.plainString) }
  }

  /// Says by which names people call the view, by localized string keys, the best first.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Says by which names people call the view, verbatim, the best first.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.inputLabels = inputLabels.map { String($0) } }
  }

  /// Names the view for tests; nobody hears it.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { $0.identifier = identifier } }

  /// Names the view for tests, while `isEnabled`.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.identifier = identifier } }
  }

  /// Says how deep in its page a heading is.
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { $0.heading = level } }

  /// Adds something that is told when it is asked for: a label and its value.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.custom = [(label.plainString, value.plainString)] }
  }

  /// Adds something that is told when it is asked for: a label, by a localized string key, and its value.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityCustomContent(Text(labelKey), value) }

  /// Adds something that is told when it is asked for: a label, by a localized string key, and its value, verbatim.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(value))
  }
}
