import Foundation

/// What a `#Preview` shows. Programs write the macro instead.
public struct Preview {
  /// Names the traits that suit a preview of a view.
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

/// Says how a preview is laid out.
public struct PreviewTrait<T>: Sendable {
  enum Layout: Equatable, Sendable {
    case window, sizeThatFits
    case fixed(CGSize)
  }

  let layout: Layout
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The view is proposed the window's size.
  public static var defaultLayout: Self { Self(layout: .window) }
  /// The view has its ideal size, in the middle of the window.
  public static var sizeThatFitsLayout: Self { Self(layout: .sizeThatFits) }
  /// The view is proposed this size, in points, which is the window's too unless `--size` says otherwise.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(layout: .fixed(CGSize(width: width, height: height)))
  }
}

/// What `#Preview` makes: a type by which the preview is found. Programs write the macro instead.
public protocol PreviewRegistry {
  /// `Module/File.swift`.
  static var fileID: String { get }
  /// From 1.
  static var line: Int { get }
  /// From 1, in bytes.
  static var column: Int { get }
  @MainActor static func makePreview() throws -> Preview
}

/// A type that shows views to look at by themselves, asked for by the type's name.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
