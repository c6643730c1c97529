import Chat
import ChatClient
import ChatMatrix
import ChatStore
import Foundation
import SwiftUI

/// The program's chat: a store on this machine, and a server if one is named.
@MainActor
@Observable
public final class MessagesModel {
  /// What shows.
  enum State {
    case opening
    case login(server: URL, failure: ChatFailure?)
    case ready(ChatModel)
    case failed(ChatStoreError, file: URL)
  }
  private(set) var state = State.opening
  var channel: ChannelID?
  /// The message in it that was looked for.
  var message: MessageID?

  private let file: URL
  private let conversations: URL?
  private let server: URL?
  private let flood: Double
  @ObservationIgnored private var running: Task<Void, Never>?

  /// - Parameters:
  ///   - store: the store's file; nil for one in the folder for programs' data.
  ///   - conversations: the file that a new store is filled from, as `chitchat-dataset` has it; nil for a small set.
  ///   - server: a Matrix server; nil for a chat of this machine alone.
  ///   - flood: events a second that are added.
  public init(store: URL? = nil, conversations: URL? = nil, server: URL? = nil, flood: Double = 0) {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appending(path: "Messages")
    file = store ?? folder.appending(path: server.map { "matrix-\($0.host() ?? "server").sqlite" } ?? "messages.sqlite")
    (self.conversations, self.server, self.flood) = (conversations, server, flood)
  }

  isolated deinit { running?.cancel() }

  /// Opens the store, or asks who logs in.
  func open() async {
    guard case .opening = state else { return }
    if let server {
      state = .login(server: server, failure: nil)
    } else {
      await start(
        as: SampleConversations.me,
        backend: LocalBackend(folder: file.deletingPathExtension().appendingPathExtension("files")))
    }
  }

  /// Asks the server for a token by name and password.
  func logIn(to server: URL, name: String, password: String) async {
    do {
      let account = try await MatrixLogin.password(password, user: name, at: server, program: "Messages")
      let backend = try MatrixBackend(account)
      await start(as: account.user, backend: backend)
    } catch {
      state = .login(server: server, failure: .server(error))
    }
  }

  /// Opens the store once more.
  func tryAgain() async {
    state = .opening
    await open()
  }

  /// Puts the damaged file beside, and begins a new one.
  func setAside() async {
    if case .ready(let chat) = state {
      running?.cancel()
      await chat.store.close()
    }
    do {
      _ = try ChatStore.setAside(at: file)
      state = .opening
      await open()
    } catch {
      state = .failed(error, file: file)
    }
  }

  private func start(as user: UserID, backend: any ChatBackend) async {
    do throws(ChatStoreError) {
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let store = try await ChatStore.open(at: file, user: user)
      if let local = backend as? LocalBackend {
        try await SampleConversations.fill(store, from: conversations, keeping: local)
      }
      let session = ChatSession(store: store, backend: backend)
      let chat = ChatModel(session) { [weak self] in await self?.setAside() }
      let flood = flood
      running = Task {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { await session.run() }
          if flood > 0 { group.addTask { await Flood.run(flood, into: store) } }
        }
      }
      channel = try await store.summaries().first?.id
      state = .ready(chat)
    } catch {
      state = .failed(error, file: file)
    }
  }
}
