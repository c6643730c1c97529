import DisplayList
import Foundation
import Geometry
import TextLayout

/// Why bars stand for texts and images.
public struct RedactionReasons: OptionSet, Sendable {
  /// A bit for each reason.
  public let rawValue: Int
  /// The reasons of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What belongs there is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Views that are private must not be seen; others stay.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What is there is out of date; programs show it as they like.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Why bars stand for texts and images; none by default.
  public var redactionReasons: RedactionReasons {
    get { textStyle.redaction }
    set { textStyle.redaction = newValue }
  }
}

extension View {
  /// Draws bars in place of the texts and images inside, in their places.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.textStyle) { $0.redaction.formUnion(reason) }
  }

  /// Draws the texts and images inside as they are.
  public func unredacted() -> some View { transformEnvironment(\.textStyle) { $0.redaction = [] } }

  /// Says whether the view shows what is not for everybody's eyes: it is redacted for the reason of privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformEnvironment(\.textStyle) { $0.isPrivate = sensitive }
  }
}

extension TextLayout {
  /// A bar in place of each line, in the layout's coordinates.
  func bars(color: RGBA, frame: CGRect, id: UInt32, version: UInt32) -> DisplayList {
    let bars = lines.filter { $0.width > 0 }.map { line in
      // From the height of capitals to a little below the baseline.
      let (top, bottom) = (line.origin.y - line.ascent * 0.78, line.origin.y + line.descent * 0.3)
      let rect = CGRect(x: line.origin.x, y: top, width: line.width, height: bottom - top)
      return Path(roundedRect: rect, cornerSize: CGSize(width: 3, height: 3))
    }
    return DisplayList(
      bars.map { path in
        DisplayItem(
          id: id, version: version, bounds: path.boundingRect, frame: frame,
          content: .shape(ShapeItem(path: path, paint: .color(color.opacity(0.18)))))
      })
  }
}
