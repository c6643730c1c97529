import Foundation
import SafeOutput
import TextLayout

/// The translations of the program's bundles. Files are read once; a bundle without any costs one look into a dictionary a
/// text. Thread-safe.
final class StringTables: @unchecked Sendable {
  /// Those of the process: bundles are its own, too.
  static let shared = StringTables { ErrorStream.write($0) }

  private let report: @Sendable (String) -> Void
  private let lock = NSLock()
  /// Bundles are held, so that none has the address of another.
  private var bundles: [ObjectIdentifier: (bundle: Bundle, strings: BundleStrings?)] = [:]

  /// - Parameter report: receives a message for each file that cannot be read.
  init(report: @escaping @Sendable (String) -> Void) { self.report = report }

  /// Nil where the bundle has no translations.
  func strings(of bundle: Bundle) -> BundleStrings? {
    lock.withLock {
      if let known = bundles[ObjectIdentifier(bundle)] { return known.strings }
      let strings = BundleStrings(bundle, report: report)
      bundles[ObjectIdentifier(bundle)] = (bundle, strings)
      return strings
    }
  }
}
