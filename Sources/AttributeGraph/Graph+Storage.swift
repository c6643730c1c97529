#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Graph {
  /// Whether values of the type are stored in the slot itself.
  @inlinable @inline(__always)
  static func isInline<T>(_: T.Type) -> Bool { MemoryLayout<T>.size <= 8 && MemoryLayout<T>.alignment <= 8 }

  @inlinable @inline(__always)
  func valuePointer<T>(_ index: UInt32, _: T.Type) -> UnsafeMutablePointer<T> {
    let slot = nodes + Int(index)
    if Self.isInline(T.self) {
      return (UnsafeMutableRawPointer(slot) + 48).assumingMemoryBound(to: T.self)
    }
    return UnsafeMutablePointer<T>(bitPattern: UInt(slot.pointee.value)).unsafelyUnwrapped
  }

  @inlinable @inline(__always)
  func rulePointer<R>(_ index: UInt32, _: R.Type) -> UnsafeMutablePointer<R> {
    let slot = nodes + Int(index)
    if Self.isInline(R.self) {
      return (UnsafeMutableRawPointer(slot) + 56).assumingMemoryBound(to: R.self)
    }
    return UnsafeMutablePointer<R>(bitPattern: UInt(slot.pointee.rule)).unsafelyUnwrapped
  }

  /// Stores `new` in the slot. Returns false and keeps the old value if they are equal.
  @inlinable
  func store<T>(_ new: consuming T, at index: UInt32) -> Bool {
    guard (nodes + Int(index)).pointee.has(Node.hasValue) else {
      makeRoom(for: T.self, at: index).initialize(to: new)
      return true
    }
    let old = valuePointer(index, T.self)
    if withUnsafePointer(to: new, { isEqual(index, old, $0) }) { return false }
    replace(old, with: new)
    return true
  }

  /// The same, for what a rule has computed.
  @inlinable
  func store<R: Rule>(_ new: consuming R.Value, of _: R.Type, at index: UInt32) -> Bool {
    guard (nodes + Int(index)).pointee.has(Node.hasValue) else {
      makeRoom(for: R.Value.self, at: index).initialize(to: new)
      return true
    }
    let old = valuePointer(index, R.Value.self)
    let isSame = withUnsafePointer(to: new) {
      memcmp(old, $0, MemoryLayout<R.Value>.size) == 0
        || R.areEqual(old, $0) ?? isEqualThoughBytesDiffer(index, old, $0)
    }
    if isSame { return false }
    replace(old, with: new)
    return true
  }

  /// Destroying the old value may run code, so the new value must be in place before that.
  @inlinable @inline(__always)
  func replace<T>(_ old: UnsafeMutablePointer<T>, with new: consuming T) {
    let dead = old.move()
    old.initialize(to: new)
    withExtendedLifetime(dead) {}
  }

  /// Stores what is at `new`, which is only copied if it differs. As one value, not as an element: after a field comes what
  /// is not the field's, even where its type's stride says otherwise.
  @inlinable
  func store<T>(copyOf new: UnsafePointer<T>, at index: UInt32) -> Bool {
    guard (nodes + Int(index)).pointee.has(Node.hasValue) else {
      makeRoom(for: T.self, at: index).initialize(to: new.pointee)
      return true
    }
    let old = valuePointer(index, T.self)
    if isEqual(index, old, new) { return false }
    replace(old, with: new.pointee)
    return true
  }

  /// The type is known here, and so is its size: equal bytes are found without a call.
  @inlinable @inline(__always)
  func isEqual<T>(_ index: UInt32, _ old: UnsafePointer<T>, _ new: UnsafePointer<T>) -> Bool {
    memcmp(old, new, MemoryLayout<T>.size) == 0 || isEqualThoughBytesDiffer(index, old, new)
  }

  /// Where the first value of a slot is to be initialised.
  @inlinable @inline(__always)
  func makeRoom<T>(for _: T.Type, at index: UInt32) -> UnsafeMutablePointer<T> {
    let slot = nodes + Int(index)
    if !Self.isInline(T.self) { slot.pointee.value = allocate(T.self) }
    slot.pointee.set(Node.hasValue)
    return valuePointer(index, T.self)
  }

  /// The address of memory for a rule or value that does not fit into the slot.
  @inlinable @inline(__always)
  func allocate<T>(_: T.Type) -> UInt64 {
    let block = payloads.allocate(MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment)
    return UInt64(UInt(bitPattern: block))
  }

  @inlinable @inline(__always)
  func deallocate<T>(_ pointer: UnsafeMutablePointer<T>) {
    payloads.deallocate(pointer, MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment)
  }

  @usableFromInline
  func isEqualThoughBytesDiffer(_ index: UInt32, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    kinds[Int(nodes[Int(index)].kindAndFlags & Node.kindMask)]._withUnsafeGuaranteedRef {
      let comparison = $0.comparison
      if comparison.isBitwise { return false }
      if comparison.areEqualThoughBytesDiffer(a, b) { return true }
      if observation != .none, $0.updateKind.isCode, comparison.mayHoldClosures {
        differsInClosuresOnly = comparison.areEqualThoughBytesDiffer(a, b, ignoringClosures: true)
      }
      return false
    }
  }

  @inlinable
  func destroyValue<T>(at index: UInt32, _: T.Type) {
    guard (nodes + Int(index)).pointee.has(Node.hasValue) else { return }
    let pointer = valuePointer(index, T.self)
    if !_isPOD(T.self) { pointer.deinitialize(count: 1) }
    if !Self.isInline(T.self) { deallocate(pointer) }
  }

  /// The stored value, which may be outdated; `nil` before the first run and after the slot was freed. This adds no
  /// input.
  @inlinable
  public func storedValue<T>(_ attribute: Attribute<T>) -> T? {
    let slot = nodes + Int(attribute.id.index)
    guard slot.pointee.has(Node.hasValue), slot.pointee.isNamed(by: attribute.id) else { return nil }
    return valuePointer(attribute.id.index, T.self).pointee
  }
}
