import UICore

/// A document in its window, and what people are asked about it.
struct DocumentWindow<Document: Sendable, Content: View>: View {
  let model: DocumentModel<Document>
  let content: (DocumentModel<Document>) -> Content
  @Environment(\.undoManager) private var undoManager
  @Environment(\.writingField) private var writingField

  init(model: DocumentModel<Document>?, content: @escaping (DocumentModel<Document>) -> Content) {
    guard let model else { fatalError("a window was opened for a document of another scene") }
    (self.model, self.content) = (model, content)
  }

  var body: some View {
    page
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .transformPreference(NavigationTitleKey.self) { [name = model.name] in
        $0 = $0 ?? NavigationTitle(text: Text(verbatim: name))
      }
      .environment(
        \.documentConfiguration, DocumentConfiguration(fileURL: model.fileURL, isEditable: model.isEditable)
      )
      .modifier(DocumentQuestions(model: model))
      .onAppear { [model, undoManager, writingField] in model.follow(undoManager, typing: writingField) }
  }

  @ViewBuilder private var page: some View {
    switch model.phase {
    case .empty: NoDocument().modifier(DocumentChooser())
    case .reading: ProgressView()
    case .failed(let reason):
      ContentUnavailableView(
        "“\(model.name)” could not be opened.", systemImage: "exclamationmark.triangle",
        description: Text(verbatim: reason))
    case .open: content(model)
    }
  }
}

/// What the window of a viewer shows before something is opened.
private struct NoDocument: View {
  @Environment(\.chooseDocument) private var choose

  var body: some View {
    let choose = choose
    ContentUnavailableView {
      Label("No Document", systemImage: "doc")
    } actions: {
      Button("Open…") { choose() }
    }
  }
}

/// What people are asked about a document, and where it is saved.
private struct DocumentQuestions<Document: Sendable>: ViewModifier {
  @Bindable var model: DocumentModel<Document>
  @State private var place: SavePlace?

  func body(content: Content) -> some View {
    content
      .sheet(isPresented: $model.isChoosingPlace) { [model] in
        guard let place else { return model.close = nil }
        self.place = nil
        model.save(to: place)
      } content: {
        FileSaveDialog(types: model.kind.writableTypes, name: model.name) {
          place = $0
          model.isChoosingPlace = false
        }
        .environment(\.fileDialogFolder, model.fileURL?.deletingLastPathComponent())
      }
      .alert(
        title, isPresented: $model.question.converted(to: { $0 != nil }, from: { [question] in $0 ? question : nil }),
        actions: { actions }, message: { message })
  }

  private var question: DocumentQuestion? { model.question }

  private var title: Text {
    switch question {
    case .close: Text("Do you want to save the changes to “\(model.name)”?")
    case .changed: Text("“\(model.name)” was changed by another program.")
    case .revert: Text("Do you want to go back to what was saved last of “\(model.name)”?")
    case .unwritable: Text("“\(model.name)” could not be saved.")
    case .unreadable: Text("“\(model.name)” could not be read.")
    case nil: Text(verbatim: "")
    }
  }

  @ViewBuilder private var message: some View {
    switch question {
    case .close, .revert: Text("Changes that are not saved will be lost.")
    case .changed: Text("Saving replaces what the other program wrote.")
    case .unwritable(let reason), .unreadable(let reason): Text(verbatim: reason)
    case nil: EmptyView()
    }
  }

  @ViewBuilder private var actions: some View {
    switch question {
    case .close:
      Button("Save") { model.save() }.keyboardShortcut(.defaultAction)
      Button("Don’t Save", role: .destructive) { model.closeAnyway() }
      Button("Cancel", role: .cancel) { model.close = nil }
    case .changed:
      Button("Save Anyway", role: .destructive) { model.save(replacesChanges: true) }
      Button("Revert") { model.revert() }
      Button("Cancel", role: .cancel) { model.close = nil }
    case .revert:
      Button("Revert", role: .destructive) { model.revert() }
      Button("Cancel", role: .cancel) {}
    case .unwritable, .unreadable, nil: Button("OK") {}
    }
  }
}
