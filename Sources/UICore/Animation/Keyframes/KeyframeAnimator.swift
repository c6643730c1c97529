import AttributeGraph
import Foundation

/// A view whose content follows keyframes: each frame calls `content`, and no body outside runs.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView
where KeyframePath.Value == Value {
  fileprivate let initialValue: Value
  fileprivate let isRepeating: Bool
  fileprivate let trigger: AnyTrigger?
  fileprivate let content: (Value) -> Content
  fileprivate let keyframes: (Value) -> KeyframePath

  /// Runs the keyframes when the view appears, and repeats them unless `repeating` is false.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    isRepeating = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Runs the keyframes each time `trigger` changes, starting from the value shown at that moment.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    isRepeating = false
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let frame = inputs.graph.rule(KeyframeRule<Value, KeyframePath, Content>(view: view.attribute, inputs: inputs))
    return KeyframeFrame<Value, Content>.makeImplicitStack(view: _GraphValue(frame), inputs: inputs)
  }
}

/// The view of one frame: the content for the value at that time.
nonisolated private struct KeyframeFrame<Value, Content: View>: View {
  let value: Value
  let content: (Value) -> Content
  @MainActor var body: some View { content(value) }
}

private struct KeyframeRule<Value, Path: Keyframes, Content: View>: Rule where Path.Value == Value {
  let view: Attribute<KeyframeAnimator<Value, Path, Content>>
  unowned let root: ViewRoot
  private var run: (start: Double, timeline: KeyframeTimeline<Value>)?
  private var shown: Value?
  private var trigger: AnyTrigger?

  init(view: Attribute<KeyframeAnimator<Value, Path, Content>>, inputs: _ViewInputs) {
    self.view = view
    root = inputs.base.root
  }

  mutating func value(_ context: RuleContext<KeyframeFrame<Value, Content>>) -> KeyframeFrame<Value, Content> {
    let view = context.read(view)
    let isFirst = shown == nil
    var value = shown ?? view.initialValue
    if isFirst ? view.trigger == nil : view.trigger != trigger {
      run = (root.viewGraph.now, KeyframeTimeline(initialValue: value, view.keyframes(value)))
    }
    trigger = view.trigger
    if let (start, timeline) = run {
      var time = max(0, context.read(root.time) - start)
      let duration = timeline.duration
      if view.isRepeating, duration > 0 { time = time.truncatingRemainder(dividingBy: duration) }
      timeline.update(value: &value, time: time)
      if time < duration { root.needsNextFrame() } else { run = nil }
    }
    shown = value
    return KeyframeFrame(value: value, content: view.content)
  }
}

extension View {
  /// Applies modifiers to the view that follow keyframes, from when it appears.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    ContentScopeView(
      base: self,
      scope: KeyframeAnimator(
        initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(), $0) },
        keyframes: keyframes))
  }

  /// Applies modifiers to the view that follow keyframes each time `trigger` changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    ContentScopeView(
      base: self,
      scope: KeyframeAnimator(
        initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(), $0) },
        keyframes: keyframes))
  }
}
