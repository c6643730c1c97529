import Foundation

@testable import UICore

extension StoredForm {
  private enum Number: Int { case one = 1, two }
  private enum Word: String { case one, two }

  /// Reads a stored value as every type that there is.
  static func use(_ stored: Any) {
    _ = value(Bool.self, from: stored)
    _ = value(Int?.self, from: stored)
    _ = value(Double.self, from: stored)
    _ = value(String.self, from: stored)
    _ = value(Data.self, from: stored)
    _ = value(Date?.self, from: stored)
    _ = value(URL.self, from: stored)
    _ = value(Number.self, from: stored)
    _ = value(Word?.self, from: stored)
    _ = isSame(stored, stored)
  }
}
