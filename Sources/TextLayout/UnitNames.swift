import Foundation
import _FoundationICU

/// Lengths of time in words, by the ICU that Foundation ships: Foundation on Linux has no words for months and years.
///
/// Some 50 µs a text, most of it for opening ICU's formatters.
package enum UnitNames {
  /// An amount of a unit by CLDR's name, such as `hour`.
  package typealias Amount = (number: Int, unit: String)

  /// Amounts in a row, such as `2 hr, 23 min`, or `2 hours, 23 minutes` if `isWide`; empty where ICU fails.
  ///
  /// - Parameter hasSign: whether positive numbers have a sign, too.
  package static func text(_ amounts: [Amount], isWide: Bool, hasSign: Bool = false, locale: String) -> String {
    let parts = amounts.map { one($0, isWide, hasSign, locale) }
    return parts.count == 1 ? parts[0] : list(parts, isWide, locale)
  }

  private static func one(_ amount: Amount, _ isWide: Bool, _ hasSign: Bool, _ locale: String) -> String {
    let width = isWide ? "full-name" : "short"
    let skeleton = Array("unit/\(amount.unit) unit-width-\(width)\(hasSign ? " sign-always" : "")".utf16)
    var status = U_ZERO_ERROR
    guard
      let formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), locale, &status),
      status.rawValue <= 0
    else { return "" }
    defer { swift_unumf_close(formatter) }
    guard let result = swift_unumf_openResult(&status), status.rawValue <= 0 else { return "" }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatInt(formatter, Int64(amount.number), result, &status)
    return string { swift_unumf_resultToString(result, $0, $1, &status) }
  }

  private static func list(_ parts: [String], _ isWide: Bool, _ locale: String) -> String {
    let otherwise = parts.joined(separator: ", ")
    var status = U_ZERO_ERROR
    guard
      let formatter = swift_ulistfmt_openForType(
        locale, ULISTFMT_TYPE_UNITS, isWide ? ULISTFMT_WIDTH_WIDE : ULISTFMT_WIDTH_SHORT, &status),
      status.rawValue <= 0
    else { return otherwise }
    defer { swift_ulistfmt_close(formatter) }
    let units = parts.map { Array($0.utf16) }
    let text = Array(units.joined()).withUnsafeBufferPointer { text in
      var starts: [UnsafePointer<UInt16>?] = []
      var at = 0
      for part in units {
        starts.append(text.baseAddress.map { $0 + at })
        at += part.count
      }
      let lengths = units.map { Int32($0.count) }
      return string { swift_ulistfmt_format(formatter, starts, lengths, Int32(units.count), $0, $1, &status) }
    }
    return status.rawValue <= 0 && !text.isEmpty ? text : otherwise
  }

  /// - Parameter fill: writes UTF-16 and returns how much.
  private static func string(_ fill: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> String {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 400) { units in
      let count = Int(fill(units.baseAddress, Int32(units.count)))
      return count > 0 && count <= units.count ? String(decoding: units[..<count], as: UTF16.self) : ""
    }
  }
}
