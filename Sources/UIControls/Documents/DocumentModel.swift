import Foundation
import Observation
import UICore
import UniformTypeIdentifiers

/// A document in its window: the content, its file, and whether all of it is saved.
@MainActor @Observable
final class DocumentModel<Document: Sendable>: WindowDocument {
  /// What the window shows.
  enum Phase: Equatable {
    /// Nothing was opened yet, and nothing new can be made.
    case empty
    case reading
    /// Why the file could not be read.
    case failed(String)
    case open
  }

  let kind: DocumentKind<Document>
  var phase = Phase.empty
  private(set) var content: Document?
  /// The file, or what it will be called.
  private(set) var name: String
  private(set) var fileURL: URL?
  /// Whether something of it is not saved.
  private(set) var isEdited = false { didSet { if isEdited != oldValue { titleDidChange() } } }
  /// What people are asked.
  var question: DocumentQuestion?
  /// Whether people choose where it is saved.
  var isChoosingPlace = false

  @ObservationIgnored var type: UTType
  /// What was read or written last.
  @ObservationIgnored var file: FileWrapper?
  /// When the file was changed last, as far as is known here.
  @ObservationIgnored var fileDate: Date?
  @ObservationIgnored var reading: Task<Void, any Error>?
  @ObservationIgnored var isWriting = false
  /// Closes its window, where that waits until it is saved.
  @ObservationIgnored var close: (@MainActor () -> Void)?
  @ObservationIgnored var titleDidChange: @MainActor () -> Void = {}
  @ObservationIgnored private var history = DocumentHistory()

  /// - Parameter content: what a new one begins with; nil where there is nothing yet.
  init(_ kind: DocumentKind<Document>, _ content: Document?, name: String) {
    (self.kind, self.content, self.name) = (kind, content, name)
    type = kind.writableTypes.first ?? .data
    if content != nil { phase = .open }
  }

  /// The content.
  ///
  /// - Precondition: it is there, as it is once it was made or read.
  var document: Document {
    get {
      guard let content else { fatalError("the document \(name) was asked for before it was read") }
      return content
    }
    set { change(to: newValue) }
  }

  var windowTitle: String { isEdited ? "\(name) — Edited" : name }

  /// Whether it can be saved, under another type too.
  var isEditable: Bool { kind.make != nil }

  /// Whether its window can be used for another one: it is new, and nothing was done with it.
  var isUntouched: Bool { fileURL == nil && !isEdited && (phase == .open || phase == .empty) }

  // MARK: Changes

  /// Follows what a window undoes, and what is typed in it.
  func follow(_ manager: UndoManager?, typing: @escaping () -> AnyObject?) {
    history.follow(manager, typing: typing) { [weak self] in self?.updateEdited() }
  }

  private func change(to new: Document) {
    let old = content
    content = new
    guard kind.isValue, let old else { return }
    history.change { [weak self] in self?.exchange(old) }
    updateEdited()
  }

  /// Puts back an older or newer content.
  private func exchange(_ other: Document) {
    guard let now = content else { return }
    content = other
    history.register { [weak self] in self?.exchange(now) }
  }

  private func updateEdited() {
    let isEdited = history.isEdited
    if isEdited != self.isEdited { self.isEdited = isEdited }
  }

  // MARK: What reading and writing found

  /// Takes over what was read: nothing before it can be undone.
  func didRead(_ content: Document, at url: URL, _ file: FileWrapper, _ date: Date?) {
    (self.content, self.file, fileDate) = (content, file, date)
    history.forget()
    phase = .open
    setPlace(url)
    updateEdited()
  }

  /// The number of the content that is there.
  var contentNumber: Int { history.content }

  /// The content with a number was written.
  func didWrite(_ number: Int, to url: URL, _ file: FileWrapper, _ date: Date?) {
    (self.file, fileDate) = (file, date)
    history.saved = number
    setPlace(url)
    updateEdited()
  }

  private func setPlace(_ url: URL) {
    if fileURL != url { fileURL = url }
    if name != url.lastPathComponent { name = url.lastPathComponent }
    titleDidChange()
  }

  /// The file that is being read.
  func willRead(_ url: URL) {
    setPlace(url)
    type = UTType(filenameExtension: url.pathExtension) ?? .data
  }
}
