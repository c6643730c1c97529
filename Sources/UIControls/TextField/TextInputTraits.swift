import Foundation
import UICore

/// Which keys an on-screen keyboard shows; hardware has all.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad

  /// The older name of ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a text means, by which input methods suggest.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let middleName = UITextContentType(rawValue: "middle-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line-1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line-2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let URL = UITextContentType(rawValue: "url")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// Which letters an on-screen keyboard writes large; the older form of ``TextInputAutocapitalization``.
public enum UITextAutocapitalizationType: Int, Sendable {
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

  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
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
