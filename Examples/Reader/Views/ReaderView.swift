import SwiftUI

/// Mail and feeds: places on the left, what is in one of them in the middle, what is selected on the right.
public struct ReaderView: View {
  private let model: ReaderModel
  private let feeds: [URL]
  @SceneStorage("place") private var place = Place.unread.rawValue
  @SceneStorage("message") private var message = 0
  @AppStorage(SettingKey.order) private var order = MessageOrder.newest
  @AppStorage(SettingKey.appearance) private var appearance = Appearance.system

  /// - Parameter feeds: files with feeds to add at once.
  public init(model: ReaderModel, feeds: [URL] = []) {
    self.model = model
    self.feeds = feeds
  }

  public var body: some View {
    PhaseView(phase: model.phase)
      .modifier(ReaderDialogs(model: model))
      .environment(model)
      .preferredColorScheme(appearance.scheme)
      .onChange(of: order, initial: true) { model.order = order }
      .onChange(of: model.place) { if let new = model.place { place = new.rawValue } }
      .onChange(of: model.selection) { if model.selection.count == 1, let id = model.selection.first { message = id } }
      .task {
        await model.open(
          place: Place(rawValue: place) ?? .unread, message: message == 0 ? nil : message, feeds: feeds)
      }
  }
}

private struct PhaseView: View {
  let phase: ReaderModel.Phase

  var body: some View {
    switch phase {
    case .opening: OpeningView()
    case .failed(let problem): StoreProblemView(problem: problem)
    case .ready: ReaderColumns()
    }
  }
}

private struct ReaderColumns: View {
  var body: some View {
    NavigationSplitView {
      Sidebar()
        .navigationSplitViewColumnWidth(min: 180, ideal: 220, max: 320)
    } content: {
      MessageArea()
        .navigationSplitViewColumnWidth(min: 280, ideal: 350, max: 480)
    } detail: {
      ReadingArea()
    }
  }
}
