/// What a view is and how it behaves, for people who do not see it.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// A bit for each trait.
  public let rawValue: UInt32
  /// The traits of these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// The title of a section.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Something that is chosen now, such as a tab or a row.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A field to search with.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// It plays a sound of its own when it is activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// Text that does not change by the user.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// It says what matters when the program starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// Its label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// Activating it begins to play or to record.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// It wants touches as they are.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// It turns the page when it was read to its end.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// What is beside it cannot be used while it shows.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// A switch or a check box.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

extension AccessibilityTraits {
  private static let names: [(AccessibilityTraits, String)] = [
    (.isButton, "button"), (.isLink, "link"), (.isToggle, "toggle"), (.isHeader, "header"), (.isImage, "image"),
    (.isStaticText, "text"), (.isSearchField, "search field"), (.isKeyboardKey, "key"), (.isTabBar, "tab bar"),
    (.isSummaryElement, "summary"), (.isModal, "modal"), (.isSelected, "selected"),
    (.updatesFrequently, "updates frequently"), (.playsSound, "plays sound"),
    (.startsMediaSession, "starts media"), (.allowsDirectInteraction, "direct"), (.causesPageTurn, "page turn"),
  ]

  /// Each trait in a word or two.
  package var words: [String] { Self.names.filter { contains($0.0) }.map(\.1) }
}
