extension ViewHost {
  /// Delivers an event to the views. The input router takes its place here.
  public func send(_ event: InputEvent) {}
}
