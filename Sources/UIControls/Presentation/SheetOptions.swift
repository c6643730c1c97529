import Foundation
import Geometry
import UICore

/// A height at which a phone's sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case medium, large, fraction(CGFloat), height(CGFloat), custom(CustomDetent) }
  private let kind: Kind

  /// Half of the window.
  public static let medium = PresentationDetent(kind: .medium)
  /// All of the window but for a margin at its top.
  public static let large = PresentationDetent(kind: .large)
  /// A part of the height of `large`, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// A height in points, at most that of `large`.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

  /// A height that a type of the program's computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetent(type: type)))
  }

  /// What a height is computed from.
  @dynamicMemberLookup
  public struct Context {
    /// The height of `large`, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment of what presents the sheet.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  /// Nil where there is no such height now.
  func height(in most: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
    switch kind {
    case .custom(let detent):
      detent.type.height(in: Context(maxDetentValue: most, environment: environment)).map { min(max($0, 0), most) }
    case .medium: most / 2
    case .large: most
    case .fraction(let fraction): most * min(max(fraction, 0), 1)
    case .height(let height): min(max(height, 0), most)
    }
  }
}

/// A height at which a phone's sheet rests, computed anew for each sheet.
public protocol CustomPresentationDetent {
  /// What a height is computed from.
  typealias Context = PresentationDetent.Context
  /// The height in points; nil where the sheet cannot rest at it.
  static func height(in context: Context) -> CGFloat?
}

/// A type of detents, by which they are the same.
private struct CustomDetent: Hashable, @unchecked Sendable {
  let type: any CustomPresentationDetent.Type
  static func == (a: Self, b: Self) -> Bool { a.type == b.type }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// What a sheet's content says of the sheet.
struct SheetOptions: Equatable {
  var isDismissDisabled = false
  var detents: Set<PresentationDetent> = []
  var selection: Binding<PresentationDetent>?
  var indicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var interaction = PresentationBackgroundInteraction.automatic
  var sizing: (any PresentationSizing)?

  static func == (a: Self, b: Self) -> Bool {
    // A sizing is a value, of which its description says all.
    a.interaction.kind == b.interaction.kind && String(describing: a.sizing) == String(describing: b.sizing)
      && a.isDismissDisabled == b.isDismissDisabled && a.detents == b.detents && a.indicator == b.indicator
      && a.cornerRadius == b.cornerRadius && a.selection?.wrappedValue == b.selection?.wrappedValue
  }

  /// The heights at which it rests, in points, the lowest first.
  func heights(
    in most: CGFloat, _ environment: EnvironmentValues
  ) -> [(detent: PresentationDetent, height: CGFloat)] {
    let heights = detents.compactMap { detent in detent.height(in: most, environment).map { (detent, $0) } }
    return heights.isEmpty ? [(.large, most)] : heights.sorted { $0.1 < $1.1 }
  }

  func height(
    of selection: PresentationDetent?, among heights: [(detent: PresentationDetent, height: CGFloat)]
  ) -> CGFloat { (heights.first { $0.detent == selection } ?? heights.first)?.height ?? 0 }

  func showsIndicator(for count: Int) -> Bool {
    switch indicator {
    case .visible: true
    case .hidden: false
    case .automatic: count > 1
    }
  }
}

enum SheetOptionsKey: PreferenceKey {
  static var defaultValue: SheetOptions { SheetOptions() }
  static func reduce(value: inout SheetOptions, nextValue: () -> SheetOptions) {
    let next = nextValue()
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    if !next.detents.isEmpty { (value.detents, value.selection) = (next.detents, next.selection) }
    if next.indicator != .automatic { value.indicator = next.indicator }
    value.cornerRadius = next.cornerRadius ?? value.cornerRadius
    if next.interaction.kind != .automatic { value.interaction = next.interaction }
    value.sizing = value.sizing ?? next.sizing
  }
}

extension View {
  /// Keeps the sheet around where it is: neither Escape nor a finger dismisses it, only the program does.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(SheetOptionsKey.self) { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
  }

  /// Sets the heights at which the sheet around rests on a phone.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(SheetOptionsKey.self) { $0.detents = detents }
  }

  /// Sets the heights at which the sheet around rests on a phone, and binds the one at which it does.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    transformPreference(SheetOptionsKey.self) { ($0.detents, $0.selection) = (detents, selection) }
  }

  /// Sets whether the sheet around shows that a finger can move it; by default where it has several heights.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(SheetOptionsKey.self) { $0.indicator = visibility }
  }

  /// Sets the radius of the corners of the sheet around on a phone, in points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    transformPreference(SheetOptionsKey.self) { $0.cornerRadius = cornerRadius }
  }
}
