import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// Values in formats. What is expected is what Foundation writes in the locale itself.
@MainActor struct FormattedTextTests {
  private nonisolated static let locales = ["de_DE", "ar_EG", "fr_FR", "ja_JP", "en_US"]
  /// 2027-01-15 08:00 UTC.
  private let date = Date(timeIntervalSince1970: 1_800_000_000)

  private func shown(_ text: Text, _ locale: String) -> String {
    text.plainString(in: TextContext { Locale(identifier: locale) })
  }

  @Test(arguments: locales) func valuesAreWrittenInTheLocaleAround(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    func check<F: FormatStyle>(_ value: F.FormatInput, _ style: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      let expected = style.locale(locale).format(value)
      #expect(shown(Text(value, format: style), identifier) == expected)
      #expect(shown(Text("is \(value, format: style)!"), identifier) == "is \(expected)!")
    }
    check(1_234_567.5, .number)
    check(1_234_567, .number)
    check(Decimal(1234.5), .currency(code: "EUR"))
    check(0.256, .percent)
    check(Int64(12_345_678), .byteCount(style: .file))
    check(Duration.seconds(3725), .units(width: .wide))
    check(["a", "b", "c"], .list(type: .and))
    check(date, .dateTime.year().month(.wide).day().weekday(.wide))
  }

  /// 1,234.5 as each language writes it, by CLDR.
  @Test func theyAreNotThoseOfTheMachine() {
    let text = Text(1234.5, format: .number)
    #expect(["de_DE", "en_US", "de_CH"].map { shown(text, $0) } == ["1.234,5", "1,234.5", "1’234.5"])
    #expect(shown(text, "ar_EG") == "١٬٢٣٤٫٥")
  }

  @Test func whatTheProgramSetStays() {
    #expect(shown(Text(1234.5, format: .number.locale(Locale(identifier: "de_DE"))), "en_US") == "1.234,5")
    let tokyo = TimeZone(identifier: "Asia/Tokyo")!
    var context = TextContext { Locale(identifier: "en_US") }
    context.timeZone = { TimeZone(identifier: "America/New_York")! }
    context.calendar = { Calendar(identifier: .buddhist) }
    let style = Date.FormatStyle().year().hour(.twoDigits(amPM: .omitted)).minute(.twoDigits)
    func text(_ style: Date.FormatStyle) -> String { Text(date, format: style).plainString(in: context) }
    // 08:00 UTC is 03:00 in New York and 17:00, 05 of twelve, in Tokyo; 2027 is 2570 of the Buddhist era.
    #expect(text(style).contains("2570") && text(style).contains("03:00"))
    var own = style
    own.timeZone = tokyo
    own.calendar = Calendar(identifier: .gregorian)
    #expect(text(own).contains("2027") && text(own).contains("05:00"))
  }

  /// Plural forms go by the number, however it is written.
  @Test func aNumberIsCountedAsANumber() {
    #expect(("\(1_234_567, format: .number) files" as LocalizedStringKey).arguments.map(\.number) == [1_234_567])
    #expect(("\(date, format: .dateTime)" as LocalizedStringKey).arguments.map(\.number) == [nil])
  }

  @Test func equalOnesAreEqual() {
    #expect(Text(1.5, format: .number) == Text(1.5, format: .number))
    #expect(Text(1.5, format: .number) != Text(2.5, format: .number))
    #expect(Text(1.5, format: .number) != Text(1.5, format: .percent))
    #expect(Text(1.5, format: .number) != Text(1.5, format: .number.locale(Locale(identifier: "de_DE"))))
  }

  private struct Leaf: View {
    let log: Log
    var body: some View {
      let _ = log.entries.append("body")
      Text(1234.5, format: .number)
      LabeledContent("Weight", value: 2345.5, format: .number)
    }
  }

  private struct Owner: View {
    let remote: Remote<Locale>
    let log: Log
    @State private var locale = Locale(identifier: "en_US")
    var body: some View {
      let _ = remote.connect($locale)
      VStack { Leaf(log: log) }.environment(\.locale, locale)
    }
  }

  @Test func anotherLocaleIsFollowedWithoutBodies() throws {
    let (remote, log) = (Remote<Locale>(), Log())
    let host = try TestHost(size: CGSize(width: 300, height: 100)) { Owner(remote: remote, log: log) }
    #expect(host.staticTexts["1,234.5"] != nil && log.take() == ["body"])
    remote.value = Locale(identifier: "de_DE")
    host.update()
    #expect(host.staticTexts["1.234,5"] != nil && host.staticTexts["1,234.5"] == nil)
    #expect(host.elementDump.contains("2.345,5"))
    #expect(log.take() == [])
  }

  private struct Field: View {
    @State var price = 1234.5
    let seen: (Double) -> Void
    var body: some View {
      let _ = seen(price)
      TextField("Price", value: $price, format: .number)
    }
  }

  /// A field writes and reads as the language around it does: a comma before decimals in German.
  @Test func fieldsWriteAndReadInTheLocaleAround() throws {
    var price = 0.0
    let host = try TestHost(
      size: CGSize(width: 200, height: 60), environment: { $0.locale = Locale(identifier: "de_DE") }
    ) {
      Field { price = $0 }
    }
    #expect(host.textFields["Price"]?.value == "1.234,5" && price == 1234.5)
    host.textFields["Price"]?.click()
    host.send(.keyDown(.character("a"), modifiers: .control, isRepeat: false))
    host.type("2,75")
    host.send(.keyDown(.return, modifiers: [], isRepeat: false))
    #expect(price == 2.75 && host.textFields["Price"]?.value == "2,75")
  }

  @Test func promptsAreInTheLocaleAround() throws {
    func pixels(_ prompt: Text) throws -> [UInt32] {
      try TestHost(
        size: CGSize(width: 200, height: 60), environment: { $0.locale = Locale(identifier: "de_DE") }
      ) {
        TextField("Price", text: .constant(""), prompt: prompt)
      }.snapshot().pixels
    }
    let prompt = try pixels(Text(1234.5, format: .number))
    #expect(try prompt == pixels(Text(verbatim: "1.234,5")))
    #expect(try prompt != pixels(Text(verbatim: "1,234.5")))
  }
}
