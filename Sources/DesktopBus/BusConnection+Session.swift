import Foundation
import SafeOutput

extension BusConnection {
  /// The address of the session's bus; nil where there is none.
  ///
  /// Not what libdbus would do, which starts a bus where there is none.
  package static func sessionAddress(_ environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let folder = environment["XDG_RUNTIME_DIR"], FileManager.default.fileExists(atPath: folder + "/bus") else {
      return nil
    }
    return "unix:path=\(folder)/bus"
  }

  /// Runs what waits for a bus on a thread of its own.
  ///
  /// - Parameter name: the thread's.
  /// - Returns: false where the system has no thread left.
  package static func inBackground(_ name: String, _ work: @escaping @Sendable () -> Void) -> Bool {
    do {
      try SystemThread.start(stackSize: 256 * 1024) {
        Thread.current.name = name
        work()
      }
      return true
    } catch { return false }
  }
}
