import Foundation

/// Something of the file system that does not work.
public struct FileProblem: LocalizedError, Equatable, Sendable {
  /// An error number of the system.
  public let code: Int32
  public let path: String

  public init(code: Int32, path: String) {
    self.code = code
    self.path = path
  }

  public var errorDescription: String? {
    switch code {
    case EACCES, EPERM: "You may not read “\(path)”."
    case ENOENT: "“\(path)” is not there."
    case ENOTDIR: "“\(path)” is no folder."
    case EFBIG: "“\(path)” has more entries than are read."
    case EINVAL: "“\(path)” is no file that can be read."
    default: "“\(path)” cannot be read: \(String(cString: strerror(code)))."
    }
  }
}
