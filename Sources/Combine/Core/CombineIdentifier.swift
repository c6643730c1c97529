/// Tells publisher streams apart, for those that are not objects.
///
/// An identifier made by `init()` differs from every other that lives at the same time.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let address: UInt
  /// Keeps the address from being used again.
  private let token: Token?

  private final class Token: Sendable {}

  /// Makes an identifier that no other living one equals. One small allocation.
  public init() {
    let token = Token()
    self.token = token
    address = UInt(bitPattern: ObjectIdentifier(token))
  }

  /// Makes the identifier of an object; equal for as long as the object lives.
  public init(_ object: AnyObject) {
    token = nil
    address = UInt(bitPattern: ObjectIdentifier(object))
  }

  public static func == (a: Self, b: Self) -> Bool { a.address == b.address }
  public func hash(into hasher: inout Hasher) { hasher.combine(address) }
  public var description: String { "0x" + String(address, radix: 16, uppercase: true) }
}

/// A type that has a unique identity among publisher streams. Objects have theirs by default.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
