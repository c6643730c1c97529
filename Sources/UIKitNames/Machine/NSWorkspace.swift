import Foundation
import UICore

/// AppKit's workspace: what the desktop does with files and URLs.
public final class NSWorkspace: NSObject, Sendable {
  /// The desktop that the program runs on. Where none runs, nothing is opened.
  public static let shared = NSWorkspace()

  private override init() {}

  /// Opens a URL with the desktop's program for it; returns whether there is one.
  @discardableResult
  public func open(_ url: URL) -> Bool { Running.ask { $0.runningPlatform.open(url) } ?? false }

  /// Opens the folders that files are in, each once.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {
    var opened: Set<URL> = []
    for folder in fileURLs.map({ $0.deletingLastPathComponent() }) where opened.insert(folder).inserted { open(folder) }
  }

  /// Opens the folder that a file is in; returns whether it is there.
  ///
  /// - Parameter rootFullPath: not used.
  @discardableResult
  public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
    guard let fullPath, FileManager.default.fileExists(atPath: fullPath) else { return false }
    return open(URL(fileURLWithPath: fullPath).deletingLastPathComponent())
  }
}
