/// What one field of a record holds. The raw values are the words of `docs/trace-format.md`, which explains each.
public enum TraceField: String, Sendable, CaseIterable {
  /// Always 0.
  case unused = "–"

  // Numbers that other records refer to. They count from 1; 0 is none.

  case frame, transaction, write, cause, attribute
  /// The number of an update, counted over the whole recording.
  case serial
  /// A number that the program chose.
  case number

  // Entries of the file's tables; 0 is none.

  /// Address of a type's metadata.
  case type
  /// Address of static text.
  case text
  /// Place among the views.
  case path
  /// Place that code writes.
  case property
  /// Address of code.
  case address

  // Cases of the schema's other enumerations.

  case updateKind = "update kind"
  case outcome
  /// A ``WriteKind`` with a ``WriteRoute``.
  case writeKind = "write kind"
  case causeKind = "cause kind"
  case noteKind = "note kind"
  case sampleSource = "sample source"

  // Amounts.

  /// Microseconds between two frames of the display.
  case interval
  /// Microseconds by which a frame began after its slot.
  case lateness
  /// Microseconds of processor time since the thread's last sample.
  case processorTime = "processor time"
  /// How many writes, items, pixels, attributes or addresses.
  case count
}

/// What the fields of a record of one kind hold.
public struct TraceFields: Sendable {
  public var id = TraceField.unused
  public var detail = TraceField.unused
  public var reference = TraceField.unused
  public var cause = TraceField.unused
  public var value = TraceField.unused
  /// `value` of the record that ends a span. Of the other fields, `id` and `detail` are those of its begin, the rest is 0.
  public var endValue = TraceField.unused
}

extension TraceKind {
  /// What the fields of a record of this kind hold.
  public var fields: TraceFields {
    switch self {
    case .frame: TraceFields(id: .frame, cause: .lateness, value: .interval)
    case .events, .update: TraceFields(id: .frame)
    case .layout, .present, .turn: TraceFields()
    // Items, pixels.
    case .displayList, .raster: TraceFields(endValue: .count)
    case .transaction: TraceFields(id: .transaction, endValue: .count)
    case .rule:
      // The cause is the body, key or source whose change made the rule run: 0 on a first run or after an invalidation.
      TraceFields(
        id: .attribute, detail: .updateKind, reference: .type, cause: .attribute, value: .serial, endValue: .outcome)
    case .write:
      TraceFields(id: .write, detail: .writeKind, reference: .attribute, cause: .cause, value: .property)
    // The cause is the input that was looked at, 0 where there were several.
    case .check: TraceFields(id: .attribute, detail: .updateKind, reference: .type, cause: .attribute)
    case .marker: TraceFields(id: .number, reference: .text)
    // The cause is the action around it.
    case .action: TraceFields(id: .cause, detail: .causeKind, reference: .type, cause: .cause, value: .path)
    case .apply: TraceFields(id: .attribute, cause: .write, value: .count)
    // The cause is the body around it. Of an environment key, the value is a property.
    case .create:
      TraceFields(id: .attribute, detail: .updateKind, reference: .type, cause: .attribute, value: .path)
    case .remove: TraceFields(id: .attribute, detail: .updateKind)
    // The reference is the innermost address, the value the number of all.
    case .sample:
      TraceFields(id: .serial, detail: .sampleSource, reference: .address, cause: .processorTime, value: .count)
    // The time is the first of up to three addresses; cause and value are the halves of the third.
    case .stack: TraceFields(detail: .count, reference: .address, cause: .address, value: .address)
    case .note: TraceFields(detail: .noteKind, reference: .type, value: .path)
    }
  }
}
