import CSDL2
import CoreTransferable
import Foundation
import UICore

/// Gets data of a selection from another program, one type after another, in parts where it is long.
@MainActor
final class XdndTransfers {
  typealias Completion = @Sendable (Data?, (any Error)?) -> Void
  private let connection: XdndConnection
  private unowned let platform: SDLPlatform
  private var waiting: [(type: Atom, done: Completion)] = []
  private var current: (type: Atom, done: Completion)?
  private var parts: Data?
  private var deadline: PlatformTimer?
  private let selection: Atom
  private let property: Atom
  /// Told when one is over.
  var ended: () -> Void = {}

  /// The most bytes that are taken, and the seconds that are waited for an answer or the next part; our own figures.
  static let (limit, patience) = (64 << 20, 5.0)
  /// The most types of an offer that are looked at.
  static let typeLimit = 64

  /// - Parameter selection: "XdndSelection" for a drag, "CLIPBOARD" for what was copied.
  init(_ connection: XdndConnection, selection: String, platform: SDLPlatform) {
    (self.connection, self.platform) = (connection, platform)
    self.selection = connection.atom(selection)
    property = connection.atom("_APUS_" + selection)
  }

  var isIdle: Bool { current == nil && waiting.isEmpty }

  func load(_ type: Atom, _ done: @escaping Completion) {
    waiting.append((type, done))
    if current == nil { begin() }
  }

  private func begin() {
    guard current == nil, !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    current = next
    parts = nil
    connection.guarded {
      XDeleteProperty(connection.display, connection.window, property)
      XConvertSelection(connection.display, selection, next.type, property, connection.window, 0)
    }
    wait()
  }

  private func wait() {
    deadline?.cancel()
    deadline = platform.schedule(after: Self.patience) { [weak self] in
      guard let self, let current else { return }
      finish(nil, ItemProviderError.noAnswer(type: connection.name(of: current.type) ?? ""))
    }
  }

  func handle(_ event: XSelectionEvent) {
    guard let current, event.target == current.type, event.selection == selection, parts == nil else { return }
    let name = connection.name(of: current.type) ?? ""
    guard event.property == property else { return finish(nil, ItemProviderError.noRepresentation(type: name)) }
    if name == "TARGETS" {
      // The types of the selection; they are numbers of atoms, not bytes.
      let types = connection.values(connection.name(of: property) ?? "", of: connection.window, limit: Self.typeLimit)
      return finish((types ?? []).withUnsafeBytes { Data($0) }, nil)
    }
    guard let (type, bytes) = connection.takeBytes(property, limit: Self.limit) else {
      return finish(nil, ItemProviderError.tooLarge(limit: Self.limit))
    }
    if type == connection.atom("INCR") {
      parts = Data()
      wait()
    } else {
      finish(bytes, nil)
    }
  }

  /// The next part; an empty one is the end.
  func handle(_ event: XPropertyEvent) {
    guard parts != nil, event.window == connection.window, event.atom == property,
      event.state == PropertyNewValue
    else { return }
    guard let (_, bytes) = connection.takeBytes(property, limit: Self.limit), parts!.count + bytes.count <= Self.limit
    else { return finish(nil, ItemProviderError.tooLarge(limit: Self.limit)) }
    if bytes.isEmpty { return finish(parts, nil) }
    parts!.append(bytes)
    wait()
  }

  private func finish(_ data: Data?, _ error: (any Error)?) {
    deadline?.cancel()
    let old = current
    (current, parts) = (nil, nil)
    old?.done(data, error)
    begin()
    ended()
  }

  /// Gives up all that has not come.
  func cancel() {
    let open = (current.map { [$0] } ?? []) + waiting
    (current, waiting, parts) = (nil, [], nil)
    deadline?.cancel()
    for one in open { one.done(nil, ItemProviderError.noAnswer(type: connection.name(of: one.type) ?? "")) }
  }
}
