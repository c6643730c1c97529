import Foundation

@testable import UICore

/// The input is a file of settings: the program takes what it can read, stores one value more and starts again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSettings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let url = InputFile.make(start, count)
  let file = PropertyListFile(url) { _ in }
  Preferences.shared.open(file)
  for (key, value) in file.values {
    StoredForm.use(value)
    UserDefaults.standard.object(forKey: key).map(StoredForm.use)
    UserDefaults.standard.removeObject(forKey: key)
    _ = SceneValues(value as? [String: Any] ?? [:]).value("a")
  }
  file["one more"] = 1
  file.flush()
  let again = PropertyListFile(url) { message in fatalError(message) }
  precondition(again["one more"] as? Int == 1, "settings are not kept any more")
  precondition(again.values.count == file.values.count, "settings are lost")
  try? FileManager.default.removeItem(at: url.appendingPathExtension("damaged"))
  return 0
}
