import Foundation

/// A type of data, as programs offer and ask for it.
///
/// Apple's identifiers on top, MIME types below: other programs of the desktop are told of ``preferredMIMEType`` only. The
/// system's types are the ones in a table of this module, with the MIME names and endings of shared-mime-info.
public struct UTType: Hashable, Sendable {
  /// Apple's name of the type, such as `public.png`; case does not matter when types are compared.
  public let identifier: String
  /// The types that a type of a program's own says it is a kind of.
  private let declaredParents: [String]

  init(known identifier: String, parents: [String] = []) {
    (self.identifier, declaredParents) = (identifier.lowercased(), parents.map { $0.lowercased() })
  }

  /// A type of the system's; nil where the identifier is none of them.
  public init?(_ identifier: String) {
    let name = identifier.lowercased()
    guard TypeTable.byIdentifier[name] != nil || Self.mime(ofDynamic: name) != nil else { return nil }
    self.init(known: name)
  }

  /// A type that the program itself has made up.
  ///
  /// - Parameter parent: what it is a kind of, as the program's `Info.plist` says on Apple's systems.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(known: identifier, parents: [parent?.identifier ?? "public.data"])
  }

  /// A type that another program has made up.
  ///
  /// - Parameter parent: what it is a kind of.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parent)
  }

  /// The type with a MIME name; one that no table has gets an identifier of its own.
  ///
  /// - Returns: nil where the text is no MIME name.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    let essence = name.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
    if let known = TypeTable.byMIME[name] ?? TypeTable.byMIME[essence] {
      self.init(known: known)
    } else if essence.hasPrefix(Self.ownTree), essence.count > Self.ownTree.count {
      self.init(known: String(essence.dropFirst(Self.ownTree.count)), parents: [supertype.identifier])
    } else {
      let parts = essence.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), essence.allSatisfy(\.isASCII) else { return nil }
      self.init(known: Self.dynamic + essence)
    }
  }

  /// The type of files with an ending, without its dot; one that no table has gets an identifier of its own.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard !ending.isEmpty, !ending.contains("/") else { return nil }
    self.init(known: TypeTable.byExtension[ending] ?? "dyn.extension.\(ending)", parents: [supertype.identifier])
  }

  /// The MIME name by which other programs know data of the type; nil where the type is no data but a kind of types.
  ///
  /// A type of a program's own is called `application/x.` and its identifier, in RFC 6838's tree of unregistered names.
  public var preferredMIMEType: String? {
    if let entry = TypeTable.byIdentifier[identifier] { return entry.mimes.first }
    return Self.mime(ofDynamic: identifier) ?? Self.ownTree + identifier
  }

  /// Every MIME name of the type, the preferred one first.
  package var mimeTypes: [String] {
    TypeTable.byIdentifier[identifier]?.mimes ?? preferredMIMEType.map { [$0] } ?? []
  }

  /// The ending of files of the type, without its dot; nil where it has none.
  public var preferredFilenameExtension: String? {
    if identifier.hasPrefix("dyn.extension.") { return String(identifier.dropFirst("dyn.extension.".count)) }
    return TypeTable.byIdentifier[identifier]?.extensions.first
  }

  /// Whether the type is another or, through any number of steps, a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether the type is a kind of another and not that one itself.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypeNames.contains(type.identifier) }

  /// Whether another type is a kind of this one and not this one itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// All types that it is a kind of.
  public var supertypes: Set<UTType> { Set(supertypeNames.map { UTType(known: $0) }) }

  /// Whether programs made it up, here or elsewhere.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  private var supertypeNames: Set<String> {
    var found: Set<String> = []
    var open = TypeTable.byIdentifier[identifier]?.parents ?? declaredParents
    if open.isEmpty, isDynamic {
      let isText = identifier.hasPrefix(Self.dynamic + "text/")
      open = [isText ? "public.text" : "public.data"]
    }
    while let name = open.popLast() {
      if found.insert(name).inserted { open += TypeTable.byIdentifier[name]?.parents ?? [] }
    }
    return found
  }

  private static let dynamic = "dyn.mime."
  private static let ownTree = "application/x."

  private static func mime(ofDynamic identifier: String) -> String? {
    identifier.hasPrefix(dynamic) ? String(identifier.dropFirst(dynamic.count)) : nil
  }

  /// Types are the same if their identifiers are.
  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
  /// As its identifier alone.
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}
