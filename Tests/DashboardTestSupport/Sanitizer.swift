import Foundation

/// What a sanitizer changes for a test.
package enum Sanitizer {
  /// AddressSanitizer keeps freed memory for a while, so that the process's memory says nothing of the program's.
  /// `Scripts/test-sanitizers` sets its options.
  package static let keepsFreedMemory = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil
}
