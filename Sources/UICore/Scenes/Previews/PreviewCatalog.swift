import CConformances
import Foundation

/// The previews of the running program, by name.
@_spi(Previews) @MainActor
public struct PreviewCatalog {
  /// A preview of the catalogue.
  public struct Entry {
    public let name: String
    /// In points; nil means the window's default.
    public let size: CGSize?
    public let content: @MainActor () -> AnyView
  }

  /// Sorted by name.
  public let entries: [Entry]

  /// Finds the previews among all of the program's protocol conformances.
  ///
  /// - Throws: errors of the code that makes a preview.
  public init() throws {
    var entries: [Entry] = []
    for type in Self.types(conformingTo: (any PreviewRegistry).self) {
      if let type = type as? any PreviewRegistry.Type { entries.append(try Entry(type)) }
    }
    for type in Self.types(conformingTo: (any PreviewProvider).self) {
      if let type = type as? any PreviewProvider.Type { entries += Entry.entries(type) }
    }
    self.entries = entries.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
  }

  /// The preview called `name`.
  public func entry(named name: String) throws(PreviewError) -> Entry {
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw PreviewError(name: name, names: entries.map(\.name))
    }
    return entry
  }

  /// The non-generic types that conform to a protocol, given as its existential type.
  private static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    // The metadata of an existential type: kind, flags, number of protocols, then the protocol descriptors.
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    return (0..<apus_conformance_count()).compactMap { index in
      apus_conforming_type(index, descriptor).map { unsafeBitCast($0, to: Any.Type.self) }
    }
  }
}

extension PreviewCatalog.Entry {
  @MainActor fileprivate init(_ type: any PreviewRegistry.Type) throws {
    let preview = try type.makePreview()
    let file = type.fileID.split(separator: "/").last.map(String.init) ?? type.fileID
    self.init(
      name: preview.name ?? "\(file):\(type.line)", layout: preview.traits.compactMap(\.layout).last ?? .window
    ) { preview.traits.compactMap(\.modify).reduce(AnyView(erasing: preview.body())) { $1($0) } }
  }

  private init(
    name: String, layout: PreviewTrait<Preview.ViewTraits>.Layout, content: @escaping @MainActor () -> AnyView
  ) {
    self.name = name
    if case .fixed(let fixed) = layout { size = fixed } else { size = nil }
    self.content = {
      let view = content()
      return switch layout {
      case .window: view
      case .sizeThatFits: AnyView(view.fixedSize())
      case .fixed(let size): AnyView(view.frame(width: size.width, height: size.height))
      }
    }
  }

  /// A provider's previews together, by its type's name; and each that has a name, by that.
  @MainActor fileprivate static func entries(_ type: any PreviewProvider.Type) -> [Self] {
    let parts = type.parts
    let layout = parts.count == 1 ? parts[0].layout : nil
    let all = Self(name: typeName(type), layout: layout ?? .window) { type.erasedPreviews }
    let named = parts.indices.compactMap { index in
      parts[index].name.map { name in
        Self(name: name, layout: parts[index].layout ?? .window) { type.parts[index].content }
      }
    }
    return [all] + named
  }
}

extension PreviewProvider {
  fileprivate static var erasedPreviews: AnyView { AnyView(previews) }
  fileprivate static var parts: [PreviewPart] { PreviewPart.parts(of: previews) }
}

/// The requested preview does not exist.
public struct PreviewError: Error, Equatable, CustomStringConvertible {
  public let name: String
  /// The previews that exist.
  public let names: [String]

  public var description: String {
    let others = names.map { "“\($0)”" }.joined(separator: ", ")
    return "There is no preview “\(name)”; " + (names.isEmpty ? "the program has none." : "there are \(others).")
  }
}
