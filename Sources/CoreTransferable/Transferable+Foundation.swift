import Foundation

extension String: Transferable {
  /// Text in UTF-8; any other plain text is read too.
  public static var transferRepresentation: some TransferRepresentation {
    TupleTransferRepresentation<String, Void>(
      _parts: [UTType.utf8PlainText, .plainText].flatMap { type in
        DataRepresentation<String>(type, exporting: { Data($0.utf8) }) { data in
          guard let text = String(data: data, encoding: .utf8) else {
            throw ItemProviderError.unreadable(type: type.identifier)
          }
          return text
        }._parts
      })
  }
}

extension URL: Transferable {
  /// As a file's URL where it is one, else as another's; and as text.
  public static var transferRepresentation: some TransferRepresentation {
    TupleTransferRepresentation<URL, Void>(_parts: [part(.fileURL), part(.url), textPart])
  }

  private static func part(_ type: UTType) -> _TransferPart<URL> {
    _TransferPart<URL>(
      type: type, exports: .now { $0.dataRepresentation },
      imports: .now { try URL.object(withItemProviderData: $0, typeIdentifier: type.identifier) },
      condition: { $0.isFileURL == (type == .fileURL) })
  }

  private static var textPart: _TransferPart<URL> {
    _TransferPart<URL>(
      type: .utf8PlainText, exports: .now { Data(($0.isFileURL ? $0.path : $0.absoluteString).utf8) }, imports: nil)
  }
}

extension Data: Transferable {
  /// Data of no special type; of whatever is offered, where there is nothing else.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(.data, exporting: { $0 }, importing: { $0 })
  }
}

extension AttributedString: Transferable {
  /// Its text; what it looks like stays behind.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<AttributedString, String>(
      exporting: { String($0.characters) }, importing: { AttributedString($0) })
  }
}
