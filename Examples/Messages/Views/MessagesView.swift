import Chat
import ChatStore
import SwiftUI

/// Channels, a conversation, and a thread of it beside.
public struct MessagesView: View {
  private let model: MessagesModel

  public init(model: MessagesModel) { self.model = model }

  public var body: some View {
    Group {
      switch model.state {
      case .opening: ProgressView()
      case .login(let server, let failure): LoginView(model: model, server: server, failure: failure)
      case .ready(let chat): Columns(model: model).environment(chat)
      case .failed(let error, let file):
        StoreFailureView(error, file: file, tryAgain: model.tryAgain, setAside: model.setAside)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .task { await model.open() }
  }
}

private struct Columns: View {
  @Bindable var model: MessagesModel

  var body: some View {
    NavigationSplitView {
      ChannelListView(selection: $model.channel, message: $model.message)
        .navigationSplitViewColumnWidth(min: 200, ideal: 260, max: 360)
    } detail: {
      if let channel = model.channel {
        ChannelView(channel: channel, startingAt: model.message)
      } else {
        ContentUnavailableView("No channel", systemImage: "bubble.left")
      }
    }
  }
}

/// Asks for a name and a password.
private struct LoginView: View {
  let model: MessagesModel
  let server: URL
  let failure: ChatFailure?
  @Environment(\.locale) private var locale
  @State private var name = ""
  @State private var password = ""
  @State private var isAsking = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Log in").font(.title2.weight(.semibold))
      Text(verbatim: server.absoluteString).foregroundStyle(.secondary)
      TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      SecureField("Password", text: $password).textFieldStyle(.roundedBorder).onSubmit(logIn)
      if let failure {
        Text(verbatim: ChatWords.matching(locale).text(of: failure, locale: locale)).font(.caption).foregroundStyle(
          .red)
      }
      HStack {
        Spacer()
        Button("Log in", action: logIn).buttonStyle(.borderedProminent)
          .disabled(name.isEmpty || password.isEmpty || isAsking)
      }
    }
    .frame(width: 300)
  }

  private func logIn() {
    isAsking = true
    Task {
      await model.logIn(to: server, name: name, password: password)
      isAsking = false
    }
  }
}
