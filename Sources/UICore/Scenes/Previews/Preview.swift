import Foundation

/// The content of a `#Preview`. Programs use the macro instead.
public struct Preview {
  /// The namespace of the traits for previews of views.
  public struct ViewTraits: Sendable {}

  let name: String?
  let traits: [PreviewTrait<ViewTraits>]
  let body: @MainActor () -> any View

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }
}

/// Specifies how a preview is laid out.
public struct PreviewTrait<T>: Sendable {
  enum Layout: Equatable, Sendable {
    case window, sizeThatFits
    case fixed(CGSize)
  }

  var layout: Layout?
  /// Applies a modifier to what is previewed.
  var modify: (@MainActor @Sendable (AnyView) -> AnyView)?
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Proposes the window's size to the view.
  public static var defaultLayout: Self { Self(layout: .window) }
  /// Gives the view its ideal size, in the middle of the window.
  public static var sizeThatFitsLayout: Self { Self(layout: .sizeThatFits) }
  /// Has no effect: a window has the shape that it is given.
  public static var portrait: Self { Self() }
  /// Has no effect: a window has the shape that it is given.
  public static var portraitUpsideDown: Self { Self() }
  /// Has no effect: a window has the shape that it is given.
  public static var landscapeLeft: Self { Self() }
  /// Has no effect: a window has the shape that it is given.
  public static var landscapeRight: Self { Self() }
  /// Proposes this size, in points, to the view; it is also the window's size unless `--size` sets another.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(layout: .fixed(CGSize(width: width, height: height)))
  }
}

/// The type that `#Preview` generates, by which the catalogue finds the preview. Programs use the macro instead.
public protocol PreviewRegistry {
  /// `Module/File.swift`.
  static var fileID: String { get }
  /// The line, counted from 1.
  static var line: Int { get }
  /// The column, counted from 1, in bytes.
  static var column: Int { get }
  @MainActor static func makePreview() throws -> Preview
}

/// A type that provides previews, selected by the type's name.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
