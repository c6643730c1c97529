import CConformances
import Foundation

/// The previews of the program that runs, by name.
@_spi(Previews) @MainActor
public struct PreviewCatalog {
  /// One of them.
  public struct Entry {
    public let name: String
    /// Points; nil leaves it to the window.
    public let size: CGSize?
    public let content: @MainActor () -> AnyView
  }

  /// In order of their names.
  public let entries: [Entry]

  /// Looks through all of the program's protocol conformances.
  ///
  /// - Throws: what making a preview throws.
  public init() throws {
    var entries: [Entry] = []
    for type in Self.types(conformingTo: (any PreviewRegistry).self) {
      if let type = type as? any PreviewRegistry.Type { entries.append(try Entry(type)) }
    }
    for type in Self.types(conformingTo: (any PreviewProvider).self) {
      if let type = type as? any PreviewProvider.Type { entries.append(Entry(type)) }
    }
    self.entries = entries.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
  }

  /// The preview that was asked for.
  public func entry(named name: String) throws(PreviewError) -> Entry {
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw PreviewError(name: name, names: entries.map(\.name))
    }
    return entry
  }

  /// Types without generic parameters that conform to the protocol whose existential is given.
  private static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    // An existential's metadata: kind, flags and number of protocols, then the protocols' descriptors.
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
    let layout = preview.traits.last?.layout ?? .window
    name = preview.name ?? "\(file):\(type.line)"
    if case .fixed(let fixed) = layout { size = fixed } else { size = nil }
    content = {
      let view = AnyView(erasing: preview.body())
      return switch layout {
      case .window: view
      case .sizeThatFits: AnyView(view.fixedSize())
      case .fixed(let size): AnyView(view.frame(width: size.width, height: size.height))
      }
    }
  }

  @MainActor fileprivate init(_ type: any PreviewProvider.Type) {
    name = typeName(type)
    size = nil
    content = { type.erasedPreviews }
  }
}

extension PreviewProvider {
  fileprivate static var erasedPreviews: AnyView { AnyView(previews) }
}

/// A preview that the program does not have.
public struct PreviewError: Error, Equatable, CustomStringConvertible {
  public let name: String
  /// Those that it has.
  public let names: [String]

  public var description: String {
    let others = names.map { "“\($0)”" }.joined(separator: ", ")
    return "There is no preview “\(name)”; " + (names.isEmpty ? "the program has none." : "there are \(others).")
  }
}
