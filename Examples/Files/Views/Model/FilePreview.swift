import Foundation
import SwiftUI

/// What can be shown of a file without opening it.
public enum FilePreview: Sendable {
  case nothing
  case text(String, isWhole: Bool)
  case picture(Image)
  case problem(String)

  /// Bytes of a text that are read at most.
  public static let longestText = 65_536
  /// Bytes of a picture that is shown.
  public static let largestPicture = 64 << 20

  /// Reads what there is to show, off the main actor.
  @concurrent public static func load(_ entry: FileEntry) async -> FilePreview {
    guard entry.attributes.type == .regular else { return .nothing }
    do {
      return entry.kind == .picture ? try picture(entry) : try text(entry)
    } catch {
      return .problem(error.localizedDescription)
    }
  }

  private static func picture(_ entry: FileEntry) throws -> FilePreview {
    let bytes = try OpenFile(file: entry.pathBytes).read(atMost: largestPicture + 1)
    guard bytes.count <= largestPicture else { return .problem("The picture is too large for a preview.") }
    do {
      return .picture(try Image(contents: Data(bytes)))
    } catch {
      return .problem("The picture is damaged, or of a kind that cannot be shown.")
    }
  }

  private static func text(_ entry: FileEntry) throws -> FilePreview {
    let bytes = try OpenFile(file: entry.pathBytes).read(atMost: longestText + 1)
    // A program or an archive: its bytes are no text.
    guard !bytes.contains(0) else { return .nothing }
    return .text(String(decoding: bytes.prefix(longestText), as: UTF8.self), isWhole: bytes.count <= longestText)
  }
}
