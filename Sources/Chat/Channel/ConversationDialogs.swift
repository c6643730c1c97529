import ChatStore
import SwiftUI

/// What a conversation asks, and what it shows over itself.
struct ConversationDialogs: ViewModifier {
  @Bindable var model: ChannelModel
  @Environment(\.words) private var words
  @Environment(\.locale) private var locale
  @Environment(\.openURL) private var openURL
  @State private var reason = ""

  init(model: ChannelModel) { self.model = model }

  func body(content: Content) -> some View {
    content
      .confirmationDialog(
        Text(verbatim: words[.deleteQuestion]), isPresented: $model.isAskingToDelete, titleVisibility: .visible,
        presenting: model.deleting
      ) { message in
        Button(
          role: .destructive, action: { model.confirmDeletion(of: message) }, label: { Text(verbatim: words[.delete]) })
        Button(role: .cancel, action: {}, label: { Text(verbatim: words[.cancel]) })
      } message: { message in
        Text(verbatim: ShownText.line(message.content.searchableText, limit: 200))
      }
      .alert(Text(verbatim: words[.failure]), isPresented: $model.hasFailed, presenting: model.failure) { _ in
        Button(action: {}, label: { Text(verbatim: words[.ok]) })
      } message: { failure in
        Text(verbatim: words.text(of: failure, locale: locale))
      }
      .alert(
        Text(verbatim: words[.reportQuestion]), isPresented: $model.isAskingToReport, presenting: model.reporting
      ) { message in
        TextField(words[.reason], text: $reason)
        Button(
          role: .destructive, action: { model.report(message, reason: reason) },
          label: { Text(verbatim: words[.send]) })
        Button(role: .cancel, action: {}, label: { Text(verbatim: words[.cancel]) })
      } message: { message in
        Text(verbatim: ShownText.line(message.content.searchableText, limit: 200))
      }
      .onChange(of: model.reporting) { reason = "" }
      .sheet(item: $model.gallery) { gallery in
        GalleryView(message: gallery.message, index: gallery.index)
      }
      .onChange(of: model.opened) { _, opened in
        // The system's program for such a file shows it; nothing of it is run here.
        if let opened { openURL(opened.file) }
        model.opened = nil
      }
  }
}

extension ChannelModel {
  fileprivate var isAskingToDelete: Bool {
    get { deleting != nil }
    set { if !newValue { deleting = nil } }
  }

  fileprivate var isAskingToReport: Bool {
    get { reporting != nil }
    set { if !newValue { reporting = nil } }
  }

  fileprivate var hasFailed: Bool {
    get { failure != nil }
    set { if !newValue { failure = nil } }
  }
}
