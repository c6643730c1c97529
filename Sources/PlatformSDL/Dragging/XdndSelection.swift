import CSDL2
import CoreTransferable
import Foundation
import UICore

/// What this program drags or has copied, for other programs to read: the selection "XdndSelection" or "CLIPBOARD".
@MainActor
final class XdndSelection {
  private let connection: XdndConnection
  private let selection: Atom
  private unowned let platform: SDLPlatform
  private var loaders: [(type: Atom, load: @MainActor (@escaping @Sendable (Data?) -> Void) -> Void)] = []
  /// Data on its way in parts, by the window and property that get them.
  private struct Parts {
    let requestor: XWindow
    let property: Atom
    let type: Atom
    var rest: Data
    var timer: PlatformTimer
  }
  private var transfers: [Parts] = []

  /// Bytes of one message; the seconds that are waited for a reader of parts; the most readers at once; our own figures.
  private static let (part, patience, readers) = (200_000, 5.0, 8)

  /// - Parameter selection: "XdndSelection" for a drag, "CLIPBOARD" for what was copied.
  init(_ connection: XdndConnection, selection: String, platform: SDLPlatform) {
    (self.connection, self.platform) = (connection, platform)
    self.selection = connection.atom(selection)
  }

  /// The types that are offered, the best first.
  var types: [Atom] { loaders.map(\.type) }

  /// - Parameter isTextWhole: whether programs that read text get that of all items, under each name that text has.
  func offer(_ content: DragContent, isTextWhole: Bool = false) {
    loaders = []
    if isTextWhole, content.items.haveText {
      for name in ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "TEXT", "STRING"] {
        add(name) { [items = content.items] done in items.loadText { done($0.map { Data($0.utf8) }) } }
      }
    }
    for item in content.items {
      for representation in item.representations where representation.visibility == .all {
        let type = representation.type
        // A list of all items' URLs stands for each of them.
        if type.conforms(to: .url) { continue }
        for name in type.mimeTypes {
          add(name) { done in item.loadDataRepresentation(for: type) { data, _ in done(data) } }
        }
      }
    }
    let urls = content.items.filter { item in
      item.representations.contains { $0.visibility == .all && $0.type.conforms(to: .url) }
    }
    if !urls.isEmpty { add("text/uri-list", first: true) { XdndSelection.list(urls, done: $0) } }
    let types = types
    if isTextWhole {
      connection.guarded { XSetSelectionOwner(connection.display, selection, connection.window, 0) }
      return
    }
    connection.guarded {
      connection.setProperty("XdndTypeList", of: connection.window, type: Atom(XA_ATOM), types)
      connection.setProperty(
        "XdndActionList", of: connection.window, type: Atom(XA_ATOM), [connection.atom("XdndActionCopy")])
      XSetSelectionOwner(connection.display, selection, connection.window, 0)
    }
  }

  private func add(
    _ name: String, first: Bool = false, load: @escaping @MainActor (@escaping @Sendable (Data?) -> Void) -> Void
  ) {
    let type = connection.atom(name)
    if loaders.contains(where: { $0.type == type }) { return }
    loaders.insert((type, load), at: first ? 0 : loaders.count)
  }

  private static func list(_ items: [NSItemProvider], done: @escaping @Sendable (Data?) -> Void) {
    let lines = Collected(items.count) { done(Data($0.map { $0 + "\r\n" }.joined().utf8)) }
    for (index, item) in items.enumerated() {
      item.loadObject(ofClass: URL.self) { url, _ in lines.add(url?.absoluteString, at: index) }
    }
  }

  func withdraw() {
    // Whoever reads in parts still gets the rest.
    loaders = []
    connection.guarded { if isOwner { XSetSelectionOwner(connection.display, selection, 0, 0) } }
  }

  /// Whether the selection is this program's. Asks the X server.
  var isOwner: Bool { XGetSelectionOwner(connection.display, selection) == connection.window }

  /// Another program drags now.
  func lose() {
    if !isOwner { loaders = [] }
  }

  // MARK: Answers

  func handle(_ request: XSelectionRequestEvent) {
    let property = request.property == 0 ? request.target : request.property
    if request.target == connection.atom("TARGETS") {
      let types = types
      connection.guarded {
        types.withUnsafeBytes { bytes in
          _ = XChangeProperty(
            connection.display, request.requestor, property, Atom(XA_ATOM), 32, Int32(PropModeReplace),
            bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(types.count))
        }
      }
      return answer(request, property)
    }
    guard let load = loaders.first(where: { $0.type == request.target })?.load, transfers.count < Self.readers else {
      return answer(request, 0)
    }
    nonisolated(unsafe) let request = request
    load { data in
      if Thread.isMainThread {
        MainActor.assumeIsolated { self.send(data, for: request, property) }
      } else {
        DispatchQueue.main.async { self.send(data, for: request, property) }
      }
    }
  }

  private func send(_ data: Data?, for request: XSelectionRequestEvent, _ property: Atom) {
    guard let data else { return answer(request, 0) }
    if data.count <= Self.part {
      write(data, request.requestor, property, request.target)
    } else {
      connection.guarded { _ = XSelectInput(connection.display, request.requestor, Int(PropertyChangeMask)) }
      let timer = wait(request.requestor, property)
      transfers.append(
        Parts(requestor: request.requestor, property: property, type: request.target, rest: data, timer: timer))
      let count = [UInt(data.count)]
      connection.guarded {
        count.withUnsafeBytes { bytes in
          _ = XChangeProperty(
            connection.display, request.requestor, property, connection.atom("INCR"), 32, Int32(PropModeReplace),
            bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), 1)
        }
      }
    }
    answer(request, property)
  }

  private func wait(_ requestor: XWindow, _ property: Atom) -> PlatformTimer {
    platform.schedule(after: Self.patience) { [weak self] in
      self?.transfers.removeAll { $0.requestor == requestor && $0.property == property }
    }
  }

  /// A reader took a part and wants the next; an empty one is the end.
  func handle(_ event: XPropertyEvent) {
    guard event.state == PropertyDelete,
      let index = transfers.firstIndex(where: { $0.requestor == event.window && $0.property == event.atom })
    else { return }
    var parts = transfers[index]
    parts.timer.cancel()
    let next = parts.rest.prefix(Self.part)
    parts.rest = parts.rest.dropFirst(next.count)
    write(Data(next), parts.requestor, parts.property, parts.type)
    if next.isEmpty {
      transfers.remove(at: index)
    } else {
      parts.timer = wait(parts.requestor, parts.property)
      transfers[index] = parts
    }
  }

  private func write(_ data: Data, _ window: XWindow, _ property: Atom, _ type: Atom) {
    connection.guarded {
      data.withUnsafeBytes { bytes in
        _ = XChangeProperty(
          connection.display, window, property, type, 8, Int32(PropModeReplace),
          bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(data.count))
      }
    }
  }

  /// - Parameter property: where the answer is; 0 for none.
  private func answer(_ request: XSelectionRequestEvent, _ property: Atom) {
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = property
    event.xselection.time = request.time
    _ = connection.guarded { XSendEvent(connection.display, request.requestor, 0, 0, &event) }
  }
}

/// Texts that come in any order.
private final class Collected: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String?]
  private var missing: Int
  private let done: ([String]) -> Void

  init(_ count: Int, done: @escaping ([String]) -> Void) {
    (texts, missing, self.done) = (Array(repeating: nil, count: count), count, done)
  }

  func add(_ text: String?, at index: Int) {
    lock.lock()
    texts[index] = text
    missing -= 1
    let isComplete = missing == 0
    lock.unlock()
    if isComplete { done(texts.compactMap { $0 }) }
  }
}
