import SwiftUI

/// A message on its way to another mailbox; other programs get its subject.
struct MessageTicket: Codable, Transferable {
  let id: Message.ID
  let subject: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "org.apus.reader.message"))
    ProxyRepresentation(exporting: \.subject)
  }
}
