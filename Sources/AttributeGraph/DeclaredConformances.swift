import CConformances

/// The types that the program or one of its libraries declares to conform to a protocol.
///
/// For each new type the runtime answers a dynamic cast to a protocol by a search through all conformances of the program,
/// some 40 µs. Here they are searched once for each protocol.
///
/// `Metatype` is that of the protocol, as `any Equatable.Type`.
package struct DeclaredConformances<Metatype>: Sendable {
  /// The conformances by the types' descriptors, as addresses; nil where a type has several. Not known if they could not
  /// all be found.
  private let known: [UInt: UInt?]?
  private let imageCount: Int

  /// - Parameter existential: the protocol as a type, as `(any Equatable).self`.
  /// - Complexity: O(n), where n is the number of the program's conformances; some 0.1 ms.
  package init(to existential: Any.Type) {
    // The metadata of an existential type: kind, flags, number of protocols, then the protocol descriptors.
    let descriptor = unsafeBitCast(existential, to: UnsafePointer<UnsafeRawPointer>.self)[2]
    imageCount = apus_swift_image_count()
    var known: [UInt: UInt?] = [:]
    let isComplete = withUnsafeMutablePointer(to: &known) {
      apus_find_conformances(
        descriptor,
        { type, conformance, known in
          let known = known!.assumingMemoryBound(to: [UInt: UInt?].self)
          let isOnly = known.pointee[UInt(bitPattern: type)] == nil
          known.pointee[UInt(bitPattern: type)] = .some(isOnly ? UInt(bitPattern: conformance) : nil)
        }, $0)
    }
    self.known = isComplete ? known : nil
  }

  /// The same as `type as? Metatype`.
  ///
  /// Conformances of libraries that are loaded later are not known: from then on the runtime is asked.
  package func cast(_ type: Any.Type) -> Metatype? {
    guard let known, let descriptor = Self.descriptor(of: type) else { return type as? Metatype }
    guard let declared = known[descriptor] else {
      return imageCount == apus_swift_image_count() ? nil : type as? Metatype
    }
    guard let conformance = UnsafeRawPointer(bitPattern: declared ?? 0), apus_is_unconditional(conformance) else {
      return type as? Metatype
    }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // A metatype of one protocol is the type and its table.
    return unsafeBitCast((metadata, swift_getWitnessTable(conformance, metadata, nil)!), to: Metatype.self)
  }

  /// The address of the descriptor of a struct or an enum, which no other type has. Others may conform in other ways: classes
  /// because of those above them, types of C by their name.
  private static func descriptor(of type: Any.Type) -> UInt? {
    let isUnique: UInt32 = 0x40
    let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    // Structs, enums and optionals. The descriptor is the metadata's second word.
    guard (0x200...0x202).contains(words[0]), let flags = UnsafePointer<UInt32>(bitPattern: words[1]),
      flags.pointee & isUnique != 0
    else { return nil }
    return words[1]
  }
}
