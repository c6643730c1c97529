#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How many files this process may open at once. Where that is too few, libraries below us end the process or wait for
/// ever, without a word.
package enum OpenFiles {
  /// So many are enough for any of our programs to start.
  package static let needed: UInt64 = 64
  /// The process's limit is raised to this, if that is allowed.
  private static let wanted: UInt64 = 256

  package struct TooFew: Error, CustomStringConvertible {
    fileprivate let allowed: UInt64

    package var description: String {
      "only \(allowed) files may be open at once, and \(OpenFiles.needed) are needed; see ulimit -n"
    }
  }

  /// Raises the limit as far as it has to be. Throws where the system does not allow that.
  package static func secure() throws(TooFew) {
    var limits = rlimit()
    guard getrlimit(resource, &limits) == 0 else { return }
    let limit = try limit(soft: UInt64(limits.rlim_cur), hard: UInt64(limits.rlim_max))
    guard limit > UInt64(limits.rlim_cur) else { return }
    limits.rlim_cur = rlim_t(limit)
    setrlimit(resource, &limits)
  }

  /// The limit to set where the system has these two.
  package static func limit(soft: UInt64, hard: UInt64) throws(TooFew) -> UInt64 {
    let limit = max(soft, min(hard, wanted))
    guard limit >= needed else { throw TooFew(allowed: limit) }
    return limit
  }

  #if canImport(Glibc)
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let resource = RLIMIT_NOFILE
  #endif
}
