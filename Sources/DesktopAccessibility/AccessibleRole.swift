import UICore

/// What an element is to assistive programs; the numbers are those of `AtspiRole` in at-spi2-core's `atspi-constants.h`.
enum AccessibleRole: UInt32 {
  case checkBox = 7
  case checkMenuItem = 8
  case dialog = 16
  case frame = 23
  case image = 27
  case label = 29
  case list = 31
  case listItem = 32
  case menu = 33
  case menuItem = 35
  case pageTab = 37
  case pageTabList = 38
  case panel = 39
  case password = 40
  case progressBar = 42
  case button = 43
  case radioButton = 44
  case separator = 50
  case slider = 51
  case spinButton = 52
  case text = 61
  case application = 75
  case entry = 79
  case chart = 80
  case heading = 83
  case link = 88

  init(_ element: AccessibilityElement) {
    let traits = element.traits
    if let editing = element.editing {
      self = editing.isSecure ? .password : editing.hasSeveralLines ? .text : .entry
    } else if let kind = element.kind {
      switch kind {
      case .list: self = .list
      case .menu: self = .menu
      case .menuItem: self = element.isChoice ? .checkMenuItem : .menuItem
      case .separator: self = .separator
      case .tab: self = .pageTab
      }
    } else if element.row != nil {
      self = .listItem
    } else if traits.contains(.isToggle) {
      self = .checkBox
    } else if element.adjust != nil {
      self = element.amount == nil ? .spinButton : .slider
    } else if element.isChoice {
      self = .radioButton
    } else if traits.contains(.isLink) {
      self = .link
    } else if traits.contains(.isButton) {
      self = .button
    } else if traits.contains(.isHeader) {
      self = .heading
    } else if element.amount != nil {
      self = .progressBar
    } else if traits.contains(.isTabBar) {
      self = .pageTabList
    } else if traits.contains(.isModal) {
      self = .dialog
    } else if element.isChart {
      self = .chart
    } else if !element.children.isEmpty {
      self = .panel
    } else if element.actions.contains(where: { $0.kind == .default }) {
      self = .button
    } else if traits.contains(.isImage) {
      self = .image
    } else {
      self = .label
    }
  }

  /// The name in English, as at-spi2-core spells it.
  var name: String {
    switch self {
    case .checkBox: "check box"
    case .checkMenuItem: "check menu item"
    case .dialog: "dialog"
    case .frame: "frame"
    case .image: "image"
    case .label: "label"
    case .list: "list"
    case .listItem: "list item"
    case .menu: "menu"
    case .menuItem: "menu item"
    case .pageTab: "page tab"
    case .pageTabList: "page tab list"
    case .panel: "panel"
    case .password: "password text"
    case .progressBar: "progress bar"
    case .button: "push button"
    case .radioButton: "radio button"
    case .separator: "separator"
    case .slider: "slider"
    case .spinButton: "spin button"
    case .text: "text"
    case .application: "application"
    case .entry: "entry"
    case .chart: "chart"
    case .heading: "heading"
    case .link: "link"
    }
  }
}
