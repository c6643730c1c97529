/// Identifies publisher streams that are not objects.
///
/// `init()` makes an identifier that differs from all others that exist.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let address: UInt
  /// While this exists, no other identifier gets its address.
  private let token: Token?

  private final class Token: Sendable {}

  /// Makes a new identifier, with one small allocation.
  public init() {
    let token = Token()
    self.token = token
    address = UInt(bitPattern: ObjectIdentifier(token))
  }

  /// The identifier of an object. It stays the same while the object exists.
  public init(_ object: AnyObject) {
    token = nil
    address = UInt(bitPattern: ObjectIdentifier(object))
  }

  public static func == (a: Self, b: Self) -> Bool { a.address == b.address }
  public func hash(into hasher: inout Hasher) { hasher.combine(address) }
  public var description: String { "0x" + String(address, radix: 16, uppercase: true) }
}

/// Has a unique identity among publisher streams. Objects have one by default.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
