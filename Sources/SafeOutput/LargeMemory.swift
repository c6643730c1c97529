#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory whose size comes from outside: pictures, files. Swift ends the program where it gets none for an array, so
/// whoever is about to make large ones asks here before.
package enum LargeMemory {
  /// What is smaller is not asked for: a system that cannot give so much cannot run the program either.
  private static let least = 1 << 20

  package struct Missing: Error, Sendable, CustomStringConvertible {
    fileprivate let bytes: Int
    package var description: String { "there is no memory for \(bytes >> 20) MiB" }
  }

  /// Throws unless the system would give so many bytes now.
  package static func check(_ bytes: Int) throws(Missing) {
    guard bytes >= least else { return }
    // Addresses alone: no page is touched. Memory from `malloc` that nobody uses an optimiser takes for given.
    let memory = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { throw Missing(bytes: bytes) }
    munmap(memory, bytes)
  }
}
