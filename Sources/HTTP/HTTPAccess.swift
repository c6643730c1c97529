/// Who may be asked: what the user has chosen, never what a file or a server says.
///
/// A redirect to any other origin is refused, unless `followsToPublic`.
public struct HTTPAccess: Sendable, Equatable {
  /// Those that the user has named; they may stand in this machine and in private networks.
  public var named: Set<Origin>
  /// Those that a file or a server has named and the user has let be asked: reached at public addresses only, unless
  /// what the user saw was such an address itself.
  public var allowed: Set<Origin>
  /// Whether a redirect may lead to anybody, at public addresses only.
  public var followsToPublic: Bool

  /// Allows what is given and nobody else.
  public init(named: Set<Origin> = [], allowed: Set<Origin> = [], followsToPublic: Bool = false) {
    self.named = named
    self.allowed = allowed
    self.followsToPublic = followsToPublic
  }

  /// Whether an origin may be asked.
  public func contains(_ origin: Origin) -> Bool { named.contains(origin) || allowed.contains(origin) }

  /// Whether a socket to an address may be opened for an origin. A name that was allowed may lead anywhere.
  func permits(_ address: NetworkAddress?, for origin: Origin) -> Bool {
    named.contains(origin) || allowed.contains(origin) && origin.isLiteral || address?.isPublic == true
  }
}
