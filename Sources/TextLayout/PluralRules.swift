import Foundation
import _FoundationICU

/// The categories of CLDR's plural rules.
package enum PluralCategory: String, CaseIterable, Sendable { case zero, one, two, few, many, other }

/// Which numbers of things a language tells apart, by the ICU that Foundation ships.
///
/// Opened once per language in some 10 µs; asking takes under one. Safe from any thread: ICU's rules do not change.
package final class PluralRules: @unchecked Sendable {
  private let rules: OpaquePointer?
  package let isEnglish: Bool

  /// - Parameter language: a tag such as `pl` or `pt-BR`; one that ICU does not know has `other` alone.
  package init(language: String) {
    isEnglish = language.prefix { $0 != "-" && $0 != "_" } == "en"
    var status = U_ZERO_ERROR
    let opened = swift_uplrules_openForType(language, UPLURAL_TYPE_CARDINAL, &status)
    rules = status.rawValue <= 0 ? opened : nil
  }

  deinit { if let rules { swift_uplrules_close(rules) } }

  /// The category of a number of things.
  package func category(of number: Double) -> PluralCategory {
    guard let rules, number.isFinite else { return .other }
    var status = U_ZERO_ERROR
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 32) { units in
      let count = swift_uplrules_select(rules, number, units.baseAddress, Int32(units.count), &status)
      guard status.rawValue <= 0, count >= 0, count <= units.count else { return .other }
      return PluralCategory(rawValue: String(decoding: units[..<Int(count)], as: UTF16.self)) ?? .other
    }
  }
}
