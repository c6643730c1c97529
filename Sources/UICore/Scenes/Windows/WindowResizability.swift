/// Which sizes a window may have.
public struct WindowResizability: Sendable {
  enum Kind: Sendable { case automatic, contentSize, contentMinSize }
  let kind: Kind

  /// As ``contentSize`` for a window of settings; any size for others, whose content is then not measured.
  public static let automatic = WindowResizability(kind: .automatic)
  /// From the smallest to the largest size of the content; one without a size of its own opens at the content's ideal one.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// No smaller than the content's smallest size.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

extension Scene {
  /// Sets which sizes the scene's windows may have.
  ///
  /// What is not automatic costs two more layouts of the content where that changes.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    windowSettings { $0.resizability = resizability }
  }
}
