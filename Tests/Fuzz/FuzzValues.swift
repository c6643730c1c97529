import Foundation

@testable import UICore

/// The input is a value of `@AppStorage`: it comes back from the user's defaults and, when the program starts again, from
/// its file. Its first byte chooses the type.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzValues(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Data(UnsafeBufferPointer(start: start, count: count))
  guard let type = bytes.first else { return 0 }
  let content = bytes.dropFirst()
  let word = content.prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
  let number = Double(bitPattern: word)
  let text = String(decoding: content, as: UTF8.self)
  switch type % 8 {
  case 0: check(word & 1 == 1)
  case 1: check(Int(truncatingIfNeeded: word))
  case 2 where !number.isNaN: check(number)
  case 3: check(text)
  case 4: check(content)
  // Property lists in XML say whole seconds.
  case 5 where abs(number) <= 1e12: check(Date(timeIntervalSinceReferenceDate: number.rounded(.down)))
  case 5: _ = stored(Date(timeIntervalSinceReferenceDate: number))
  case 6: if let url = URL(string: text) { check(url) }
  default: if let key = String(data: content, encoding: .utf8) { check(1, key: key) }
  }
  return 0
}

private let defaults = UserDefaults(suiteName: "fuzz")!

private func check<Value: Equatable>(_ value: Value, key: String = "value") {
  let storage = AppStorage<Value?>(nil, key: key, store: defaults)
  storage.wrappedValue = value
  defaults.object(forKey: key).map(StoredForm.use)
  precondition(storage.wrappedValue == value, "the defaults hold another value: \(value)")
  storage.wrappedValue = nil
  precondition(stored(value, key: key) == value, "the file holds another value: \(value)")
}

/// What the program has of a value when it is started again.
private func stored<Value>(_ value: Value, key: String = "value") -> Value? {
  let url = InputFile.folder.appendingPathComponent("preferences.plist")
  defer { try? FileManager.default.removeItem(at: url) }
  let file = PropertyListFile(url) { message in fatalError(message) }
  file[key] = StoredForm.stored(value)
  file.flush()
  let again = PropertyListFile(url) { message in fatalError(message) }
  return StoredForm.value(from: again[key])
}
