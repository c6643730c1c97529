import SwiftUI

/// Light, dark, or as the desktop is.
enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: Self { self }

  var title: String { rawValue.capitalized }

  var scheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// When a message that is looked at counts as read.
enum MarksRead: String, CaseIterable, Identifiable {
  case atOnce, afterTwoSeconds, never

  var id: Self { self }

  var title: String {
    switch self {
    case .atOnce: "At once"
    case .afterTwoSeconds: "After two seconds"
    case .never: "By hand"
    }
  }
}
