/// What a view is and how it behaves, for people who do not see it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  /// No traits.
  public init() { bits = 0 }

  /// A button.
  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  /// The title of a section.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// Something that is chosen now, such as a tab or a row.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// A field to search with.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// It plays a sound of its own when it is activated.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// Text that does not change by the user.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// It says what matters when the program starts.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// Its label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// Activating it begins to play or to record.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// It wants touches as they are.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// It turns the page when it was read to its end.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// What is beside it cannot be used while it shows.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// A switch or a check box.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(bits: bits | other.bits) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(bits: bits & other.bits) }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    .init(bits: bits ^ other.bits)
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let old = bits & member.bits
    bits &= ~member.bits
    return old == 0 ? nil : AccessibilityTraits(bits: old)
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }
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
