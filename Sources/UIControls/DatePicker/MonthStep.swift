import Foundation
import UICore

/// How far a key moves in a month: an arrow by a day or a week, a page by a month.
struct MonthStep {
  let component: Calendar.Component
  let value: Int

  init?(_ key: InputEvent.Key, _ direction: LayoutDirection) {
    let forwards = direction == .leftToRight ? 1 : -1
    switch key {
    case .rightArrow: (component, value) = (.day, forwards)
    case .leftArrow: (component, value) = (.day, -forwards)
    case .downArrow: (component, value) = (.day, 7)
    case .upArrow: (component, value) = (.day, -7)
    case .pageDown: (component, value) = (.month, 1)
    case .pageUp: (component, value) = (.month, -1)
    default: return nil
    }
  }
}
