import UICore

/// What a presentation is where the window is small.
public struct PresentationAdaptation: Sendable, Equatable {
  private let name: String
  /// As the platform has it: a popover becomes a sheet.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// What it is elsewhere.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover of the window.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What a presentation's content says it is where the window is compact across, and where it is compact down.
struct PresentationAdaptations: Equatable {
  var horizontal = PresentationAdaptation.automatic
  var vertical = PresentationAdaptation.automatic

  /// - Parameter isCompactAcross: whether it is that, or compact down.
  func adaptation(isCompactAcross: Bool) -> PresentationAdaptation { isCompactAcross ? horizontal : vertical }
}

enum PresentationAdaptationKey: PreferenceKey {
  static var defaultValue: PresentationAdaptations? { nil }
  static func reduce(value: inout PresentationAdaptations?, nextValue: () -> PresentationAdaptations?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets what the presentation around is on a phone: a popover that stays one, or a sheet that covers the window.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets what the presentation around is on a phone that is held upright, and on one that is held across.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    let own = PresentationAdaptations(horizontal: horizontalAdaptation, vertical: verticalAdaptation)
    return transformPreference(PresentationAdaptationKey.self) { $0 = $0 ?? own }
  }
}
