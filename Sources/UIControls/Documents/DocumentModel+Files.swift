import Foundation
import UICore
import UniformTypeIdentifiers

/// What people are asked about a document, or told of.
enum DocumentQuestion: Equatable {
  /// Its window is to be closed, and something of it is not saved.
  case close
  /// Another program has changed the file since.
  case changed
  /// What is not saved is to go.
  case revert
  /// Why it could not be saved.
  case unwritable(String)
  /// Why what was saved last could not be read.
  case unreadable(String)
}

/// What menus do with the document of a window.
@MainActor
protocol DocumentActions: WindowDocument {
  var isEditable: Bool { get }
  var isEdited: Bool { get }
  var isUntouched: Bool { get }
  var isOpen: Bool { get }
  var fileURL: URL? { get }
  var isChoosingPlace: Bool { get set }
  var question: DocumentQuestion? { get set }
  func save()
}

extension DocumentModel: DocumentActions {
  var isOpen: Bool { phase == .open }

  /// When a file was changed last; nil where it is not there.
  private nonisolated static func date(of url: URL) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
  }

  // MARK: Reading

  private struct Read: @unchecked Sendable {
    let content: Document
    /// Nobody else has it.
    let file: FileWrapper
    let date: Date?
  }

  /// Begins to read a file; what was there goes when it is read.
  func read(_ url: URL) {
    if content == nil { phase = .reading }
    willRead(url)
    let (make, type) = (kind.read, type)
    reading = Task {
      let work = Task.detached {
        let date = Self.date(of: url)
        let file = try FileWrapper(url: url)
        let content = try make(FileDocumentReadConfiguration(contentType: type, file: file))
        return Read(content: content, file: file, date: date)
      }
      do {
        let read = try await work.value
        didRead(read.content, at: url, read.file, read.date)
      } catch {
        let reason = error.localizedDescription
        if content == nil { phase = .failed(reason) } else { question = .unreadable(reason) }
        throw error
      }
    }
  }

  func whenRead() async throws { try await reading?.value }

  /// Reads what was saved last; a window that was to be closed stays.
  func revert() {
    close = nil
    if let fileURL { read(fileURL) }
  }

  // MARK: Writing

  private struct Written: @unchecked Sendable {
    /// Nobody else has it.
    let file: FileWrapper
    let date: Date?
  }

  private struct ChangedElsewhere: Error {}

  func save() { save(replacesChanges: false) }

  /// Writes it to its file, or asks for one.
  ///
  /// - Parameter replacesChanges: whether what another program wrote there goes.
  func save(replacesChanges: Bool) {
    guard let fileURL, kind.writableTypes.contains(where: type.conforms) else { return isChoosingPlace = true }
    write(to: SavePlace(url: fileURL, type: type, replaces: true), since: replacesChanges ? nil : fileDate)
  }

  /// Writes it to a place, which becomes its file.
  func save(to place: SavePlace) { write(to: place, since: nil) }

  private func write(to place: SavePlace, since known: Date?) {
    guard isOpen, !isWriting else { return }
    let number = contentNumber
    // The model gives it away until it gets the new one.
    nonisolated(unsafe) let file = self.file
    isWriting = true
    let work: Task<Written, any Error>
    do {
      let make = try kind.export(document, file).prepare(place.type)
      work = Task.detached {
        if let known, let date = Self.date(of: place.url), date != known { throw ChangedElsewhere() }
        let file = try await make()
        try file.write(to: place.url, replaces: place.replaces)
        return Written(file: file, date: Self.date(of: place.url))
      }
    } catch { return didFail(error) }
    Task {
      do {
        let written = try await work.value
        isWriting = false
        type = place.type
        didWrite(number, to: place.url.standardizedFileURL.resolvingSymlinksInPath(), written.file, written.date)
        didSave()
      } catch { didFail(error) }
    }
  }

  private func didSave() {
    guard let close else { return }
    // Something was changed while it was written.
    if isEdited { return question = .close }
    self.close = nil
    close()
  }

  private func didFail(_ error: any Error) {
    isWriting = false
    if error is ChangedElsewhere { return question = .changed }
    close = nil
    question = .unwritable(error.localizedDescription)
  }

  // MARK: Closing

  func mayClose(_ close: @escaping @MainActor () -> Void) -> Bool {
    guard isEdited || isWriting else { return true }
    self.close = close
    if !isWriting, question == nil, !isChoosingPlace { question = .close }
    return false
  }

  /// Closes it without saving.
  func closeAnyway() {
    let close = close
    self.close = nil
    close?()
  }
}
