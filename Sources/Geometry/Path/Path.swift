import Foundation

/// The outline of a 2D shape, in points.
///
/// Common outlines are stored as such, so that layout, hit testing and rasterization can take fast paths. Everything
/// else is a list of elements. A path is a value with shared storage: copying it costs one retain.
public struct Path: Equatable, Sendable {
  /// One step of an outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// The storage of a path. Renderers switch over it.
  @usableFromInline package enum Storage: Equatable, Sendable {
    case empty
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    case elements([Element])
  }

  @usableFromInline package internal(set) var storage: Storage

  public init() { storage = .empty }
  package init(_ storage: Storage) { self.storage = storage }
  public init(_ rect: CGRect) { storage = rect.isNull ? .empty : .rect(rect) }
  public init(ellipseIn rect: CGRect) { storage = rect.isNull ? .empty : .ellipse(rect) }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    storage = rect.isNull ? .empty : .roundedRect(rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with a radius for each corner, leading being left.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    if cornerRadii.isUniform {
      self.init(roundedRect: rect, cornerRadius: cornerRadii.topLeading, style: style)
    } else {
      self.init()
      addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether the path has no elements, not even a move.
  public var isEmpty: Bool {
    switch storage {
    case .empty: true
    case .elements(let elements): elements.isEmpty
    case .rect, .ellipse, .roundedRect: false
    }
  }
}

/// The shape of a rounded rectangle's corners: quarter circles, or Apple's smoother superellipse-like curve.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}
