import CoreTransferable
import Foundation

extension Image: Transferable {
  /// Made of PNG, JPEG, WebP or GIF data. A picture is not handed over: it is known here by its pixels alone.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(importedContentType: .png) { try Image(data: $0) }
    DataRepresentation<Image>(importedContentType: .jpeg) { try Image(data: $0) }
    DataRepresentation<Image>(importedContentType: .webP) { try Image(data: $0) }
    DataRepresentation<Image>(importedContentType: .gif) { try Image(data: $0) }
  }
}
