import AttributeGraph
import Foundation

/// One of the views of a preview provider, with what its modifiers say of its preview.
@MainActor
struct PreviewPart {
  var name: String?
  var layout: PreviewTrait<Preview.ViewTraits>.Layout?
  var content: AnyView

  /// A view's parts: those of groups and of several views in a builder; else itself.
  static func parts<V: View>(of view: V) -> [PreviewPart] {
    (view as? any PreviewSplitting)?.previewParts ?? [PreviewPart(content: AnyView(view))]
  }
}

/// A view that previews take apart.
private protocol PreviewSplitting {
  @MainActor var previewParts: [PreviewPart] { get }
}

extension Group: PreviewSplitting where Content: View {
  fileprivate var previewParts: [PreviewPart] { PreviewPart.parts(of: content) }
}

extension TupleView: PreviewSplitting {
  @MainActor fileprivate var previewParts: [PreviewPart] {
    Mirror(reflecting: value).children.flatMap { child in
      (child.value as? any View).map { PreviewPart.parts(of: $0) } ?? []
    }
  }
}

extension ModifiedContent: PreviewSplitting where Content: View, Modifier: ViewModifier {
  @MainActor fileprivate var previewParts: [PreviewPart] {
    PreviewPart.parts(of: content).map { part in
      var part = part
      if let said = modifier as? PreviewModifierValues {
        part.name = said.name ?? part.name
        part.layout = said.layout ?? part.layout
      } else {
        part.content = AnyView(part.content.modifier(modifier))
      }
      return part
    }
  }
}

/// What a preview modifier says; of the view itself it changes nothing.
nonisolated package struct PreviewModifierValues: PrimitiveViewModifier {
  var name: String?
  var layout: PreviewTrait<Preview.ViewTraits>.Layout?

  nonisolated package static var _keepsSingleView: Bool { true }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(inputs) }
}

/// How a provider's preview is laid out.
public enum PreviewLayout: Sendable {
  /// In the window.
  case device
  /// At its ideal size.
  case sizeThatFits
  /// In a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a provider's preview. Windows here are of no device: choose a profile by `--profile`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String
  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  private let name: String
  /// Its name.
  public var id: String { name }

  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upright, upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
  /// All four.
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

extension View {
  /// Names the view's preview, for `--preview NAME` and tests.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewModifierValues(name: value))
  }

  /// Sets how the view's preview is laid out.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    let layout: PreviewTrait<Preview.ViewTraits>.Layout =
      switch value {
      case .device: .window
      case .sizeThatFits: .sizeThatFits
      case .fixed(let width, let height): .fixed(CGSize(width: width, height: height))
      }
    return modifier(PreviewModifierValues(layout: layout))
  }

  /// Has no effect: windows here are of no device.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Has no effect: a window has the shape that it is given.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
