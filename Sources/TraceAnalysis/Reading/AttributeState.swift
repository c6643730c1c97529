/// What is known of an attribute while records are read. Once it is removed, another attribute may get its number.
struct AttributeState {
  /// The address of its type's metadata.
  var reference: UInt64 = 0
  /// Its index in `instances`; -1 if it has none.
  var instance: Int32 = -1
  /// Index into `types`.
  var type: Int32 = -1
  /// Its latest update or write, packed as an ``UpdateCause``.
  var latest: Int32 = -1
  /// Its latest update. Before its first update, that of the body that made it. -1 for none.
  var update: Int32 = -1
  /// The latest write that reached it since its latest update; -1 for none.
  var write: Int32 = -1
  /// Whether it was made but has not run yet.
  var isNew = false
}
