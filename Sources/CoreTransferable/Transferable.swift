@_exported import UniformTypeIdentifiers
import Foundation

/// A value that can be dragged, dropped, copied and pasted, because it says in which types of data it is handed over.
public protocol Transferable: SendableMetatype {
  /// The type of the representations together.
  associatedtype Representation: TransferRepresentation
  /// How values are handed over and made of what is: the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// One way, or several, to hand values over.
public protocol TransferRepresentation<Item>: Sendable, SendableMetatype {
  /// What is handed over.
  associatedtype Item: Transferable
  /// The type of what it is made of; `Never` for those that do the work.
  associatedtype Body: TransferRepresentation
  /// What it is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
  var _parts: [_TransferPart<Item>] { get }
}

extension TransferRepresentation where Body.Item == Item {
  public var _parts: [_TransferPart<Item>] { body._parts }
}

extension TransferRepresentation where Body == Never {
  /// Not to be asked for: it does the work itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Transferable, TransferRepresentation {
  /// None.
  public typealias Item = Never
  public typealias Body = Never
  /// Not to be asked for: there is no value.
  public static var transferRepresentation: Never { fatalError("there is no value to hand over") }
  public var _parts: [_TransferPart<Never>] { [] }
}

/// Combines representations, the best first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
    var parts: [_TransferPart<Item>] = []
    for content in repeat each content { parts += content._parts as? [_TransferPart<Item>] ?? [] }
    return TupleTransferRepresentation(_parts: parts)
  }
}

/// Several representations.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  public typealias Body = Never
  public let _parts: [_TransferPart<Item>]
}

/// One type of data in which values are handed over.
public struct _TransferPart<Item>: Sendable {
  enum Export: Sendable {
    case now(@Sendable (Item) throws -> Data)
    case later(@Sendable (Item) async throws -> Data)
  }
  enum Import: Sendable {
    case now(@Sendable (Data) throws -> Item)
    case later(@Sendable (Data) async throws -> Item)
  }
  var type: UTType
  var visibility = NSItemProviderRepresentationVisibility.all
  var exports: Export?
  var imports: Import?
  /// Whether a value is handed over in this type.
  var condition: @Sendable (Item) -> Bool = { _ in true }
  var suggestedName: @Sendable (Item) -> String? = { _ in nil }
}

/// Who may have a representation of data.
public struct TransferRepresentationVisibility: Equatable, Sendable {
  let value: NSItemProviderRepresentationVisibility
  /// All programs.
  public static let all = Self(value: .all)
  /// Programs of one maker; on Linux this one alone.
  public static let team = Self(value: .team)
  /// Programs of one group; on Linux this one alone.
  public static let group = Self(value: .group)
  /// This program.
  public static let ownProcess = Self(value: .ownProcess)
}

/// A representation with something changed.
public struct _ChangedTransferRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public let _parts: [_TransferPart<Item>]

  init(_ parts: [_TransferPart<Item>], _ change: (inout _TransferPart<Item>) -> Void) {
    _parts = parts.map {
      var part = $0
      change(&part)
      return part
    }
  }
}

extension TransferRepresentation {
  /// Offers the representation to some programs only; what is not for all stays inside of this one.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    _ChangedTransferRepresentation(_parts) { $0.visibility = visibility.value }
  }

  /// Offers the representation of values for which the closure says so.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
    _ChangedTransferRepresentation(_parts) { part in
      let old = part.condition
      part.condition = { old($0) && condition($0) }
    }
  }

  /// Names the file that somebody makes of the value.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    suggestedFileName { _ in fileName }
  }

  /// Names the file that somebody makes of the value.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    _ChangedTransferRepresentation(_parts) { $0.suggestedName = fileName }
  }
}
