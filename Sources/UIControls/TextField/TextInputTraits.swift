import Foundation
import UICore

/// Which keys an on-screen keyboard shows; hardware has all.
public enum UIKeyboardType: Int, Sendable {
  /// In the order of UIKit.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad,
    twitter, webSearch, asciiCapableNumberPad

  /// The older name of ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a text means, by which input methods suggest.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// A meaning by its name in HTML's `autocomplete`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// What comes before a name, such as Dr.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What comes after a name, such as Jr.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// An organisation.
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  /// A place, with its address.
  public static let location = UITextContentType(rawValue: "location")
  /// A street and its number, and more.
  public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line-1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line-2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city and its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of a user.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is new.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// Which letters an on-screen keyboard writes large; the older form of ``TextInputAutocapitalization``.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None, the first of each word or sentence, or all.
  case none, words, sentences, allCharacters
}

/// Which letters an on-screen keyboard writes large.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let type: UITextAutocapitalizationType

  private init(type: UITextAutocapitalizationType) { self.type = type }
  /// The same as the older form.
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }

  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
  /// All.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
}

/// What an on-screen keyboard calls its Return key.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// Done.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

// Programs say these to keyboards on a screen. A keyboard of keys types what it types, and no desktop that Apus runs on has
// told its own apart, so nothing hears them.
extension View {
  /// Says which keys an on-screen keyboard should show.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Says what the text of fields inside means.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  /// Says which letters an on-screen keyboard should write large.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  /// The older form of `textInputAutocapitalization(_:)`.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Says whether an input method may correct what is typed; Apus corrects nothing.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.autocorrectionDisabled, value: disable))
  }
  /// The older form of `autocorrectionDisabled(_:)`.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }
  /// Says what an on-screen keyboard should call its Return key.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

private enum AutocorrectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a program asked input methods to correct nothing.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// The older name of ``autocorrectionDisabled``; nil never.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}
