/// What is known of one attribute of the program's graph while its records are read. Numbers are used again after an
/// attribute is removed.
struct AttributeState {
  /// Type metadata that it is about.
  var reference: UInt64 = 0
  /// Index into `instances`, -1 while it is none.
  var instance: Int32 = -1
  /// Index into `types`.
  var type: Int32 = -1
  /// The latest update of it or write to it, packed as an ``UpdateCause``.
  var latest: Int32 = -1
  /// Its latest update; before its first, that of the body that made it. -1 for none.
  var update: Int32 = -1
  /// The latest write that reached it after its latest update, -1 for none.
  var write: Int32 = -1
  /// Made, and not run yet.
  var isNew = false
}
