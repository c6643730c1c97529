// The model's kinds are those of the records.
@_exported import TraceSchema

extension UpdateKind {
  /// Whether it runs code of a view's author.
  public var isView: Bool { self == .body || self == .representable }
}

extension UpdateOutcome {
  public var isWasted: Bool { self != .changed }
}

/// The passes of a frame, in order. The numbers are those of ``TraceKind``.
public enum PassKind: UInt8, Sendable {
  case events = 1
  case transaction, update, layout, displayList, raster, present

  /// `display list`
  public var title: String { self == .displayList ? "display list" : "\(self)" }
}
