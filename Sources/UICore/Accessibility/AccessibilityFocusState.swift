/// A property that follows the focus of an assistive program, such as a screen reader, through `accessibilityFocused`
/// modifiers; setting it moves that focus.
///
/// It is another focus than the keyboard's, and goes to texts and pictures too. Tests move it, and assistive programs that
/// ask for an element's focus over AT-SPI.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: FocusState<Value>
  private let technologies: AccessibilityTechnologies

  /// The binding that `accessibilityFocused` takes.
  @propertyWrapper
  public struct Binding {
    fileprivate let state: FocusState<Value>.Binding
    fileprivate let technologies: AccessibilityTechnologies

    /// Where the focus is; setting it moves the focus.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// Follows the focus of every assistive program.
  public init() where Value == Bool { (state, technologies) = (FocusState(), .all) }
  /// Follows the focus of every assistive program.
  public init<T: Hashable>() where Value == T? { (state, technologies) = (FocusState(), .all) }
  /// Follows the focus of some assistive programs.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    (state, self.technologies) = (FocusState(), technologies)
  }
  /// Follows the focus of some assistive programs.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    (state, self.technologies) = (FocusState(), technologies)
  }

  /// Where the focus is; setting it moves the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding for `accessibilityFocused`.
  public var projectedValue: Binding { Binding(state: state.projectedValue, technologies: technologies) }
}

extension View {
  /// Binds the focus of assistive programs on the view's element to a Boolean: true while it is there; setting it moves it.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(
      AccessibilityFocusedModifier(
        binding: condition.state, value: true, none: false, technologies: condition.technologies))
  }

  /// Binds the focus of assistive programs on the view's element to an optional, which is `value` while it is there.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    modifier(
      AccessibilityFocusedModifier(
        binding: binding.state, value: Optional(value), none: nil, technologies: binding.technologies))
  }
}
