import Foundation
import Testing

@testable import UICore

/// Numbers at the ends of their ranges, in the user's defaults and in a file.
struct StoredNumberTests {
  /// Foundation's UserDefaults returns Int.max as an Int64. Found by fuzzing.
  @Test(arguments: [Int.max, .max - 1, 1 << 53, 1 << 31, 256, 1, 0, -1, -(1 << 31), .min + 1, .min])
  func integersComeBack(_ number: Int) throws { try expectComesBack(number) }

  @Test(arguments: [Double.greatestFiniteMagnitude, .infinity, -.infinity, .leastNonzeroMagnitude, 0x1p63, 0.1, -0.0])
  func fractionsComeBack(_ number: Double) throws { try expectComesBack(number) }

  private func expectComesBack<Value: Equatable>(_ value: Value) throws {
    // The store is not removed: Foundation would write all stores to disk first, the standard one among them.
    let defaults = try #require(UserDefaults(suiteName: UUID().uuidString))
    let storage = AppStorage<Value?>(nil, key: "number", store: defaults)
    storage.wrappedValue = value
    #expect(storage.wrappedValue == value)
    #expect(try fromFile(value) == value)
  }

  /// What a program has of a value when it is started again.
  private func fromFile<Value>(_ value: Value) throws -> Value? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("preferences.plist")
    let file = PropertyListFile(url) { Issue.record("\($0)") }
    file["number"] = StoredForm.stored(value)
    file.flush()
    return StoredForm.value(from: PropertyListFile(url) { Issue.record("\($0)") }["number"])
  }
}
