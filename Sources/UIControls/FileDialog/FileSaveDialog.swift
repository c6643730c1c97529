import Foundation
import UICore
import UniformTypeIdentifiers

/// Where people save a file.
struct SavePlace {
  let url: URL
  let type: UTType
  /// Whether people agreed that it replaces what is there.
  let replaces: Bool
}

/// Chooses the name, the folder and the type of a file to be.
struct FileSaveDialog: View {
  let types: [UTType]
  /// Called with nothing where people cancel.
  let end: (SavePlace?) -> Void

  @State private var name: String
  @State private var named: TextSelection?
  @State private var type: UTType
  @State private var folder: URL?
  @State private var listing = FolderListing()
  @State private var selection: Set<String> = []
  /// The name of what would be replaced.
  @State private var taken: String?
  @FocusState private var isNaming: Bool
  @Environment(\.fileDialogFolder) private var start
  @Environment(\.fileNameLabel) private var nameLabel
  @Environment(\.fileDialogConfirmation) private var confirmation

  init(types: [UTType], name: String, end: @escaping (SavePlace?) -> Void) {
    (self.types, self.end) = (types, end)
    let type = types.first ?? .data
    _type = State(initialValue: type)
    _name = State(initialValue: ExportName.file(name, of: type))
  }

  var body: some View {
    VStack(spacing: 0) {
      FileDialogMessage()
      HStack {
        nameLabel ?? Text("Save As:")
        TextField("Name", text: $name, selection: $named).textFieldStyle(.roundedBorder).focused($isNaming)
      }
      .padding(12)
      Divider()
      FolderPane(
        folder: $folder.converted(to: { $0 ?? start ?? .userFolder }, from: { $0 }), selection: $selection,
        listing: $listing, isOffered: \.isFolder, makesFolders: true, open: open)
      Divider()
      buttons.padding(12)
    }
    .modifier(FileDialogFrame())
    .onAppear {
      isNaming = true
      // What is typed takes the place of the name, and leaves its ending.
      let stem = (name as NSString).deletingPathExtension
      named = TextSelection(range: name.startIndex..<name.index(name.startIndex, offsetBy: stem.count))
    }
    .onChange(of: selection) { _, new in
      // A file that is chosen gives its name.
      if let entry = listing.entries.first(where: { new.contains($0.id) }), !entry.isFolder { name = entry.id }
    }
    .onChange(of: type) { name = ExportName.file(name, from: $0, to: $1) }
    .alert(
      "“\(taken ?? "")” already exists. Do you want to replace it?",
      isPresented: $taken.converted(to: { $0 != nil }, from: { [taken] in $0 ? taken : nil })
    ) {
      Button("Replace", role: .destructive) { save(replaces: true) }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text(
        "A file or folder with the same name already exists in the folder \(current.lastPathComponent). Replacing it will overwrite its current contents."
      )
    }
  }

  private var current: URL { folder ?? start ?? .userFolder }
  private var fileName: String { ExportName.file(name.trimmingCharacters(in: .whitespacesAndNewlines), of: type) }
  private var canSave: Bool {
    // An ending is no name.
    !name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty && ExportName.isValid(fileName)
      && listing.problem == nil
  }

  private var buttons: some View {
    HStack {
      if types.count > 1 {
        Picker("File Format", selection: $type) {
          ForEach(types, id: \.self) { type in
            Text(verbatim: type.preferredFilenameExtension?.uppercased() ?? type.identifier)
          }
        }
        .fixedSize()
      }
      Spacer()
      Button("Cancel", role: .cancel) { end(nil) }.keyboardShortcut(.cancelAction)
      Button {
        save(replaces: false)
      } label: {
        confirmation ?? Text("Save")
      }
      .keyboardShortcut(.defaultAction)
      .buttonStyle(.borderedProminent)
      .disabled(!canSave)
    }
  }

  private func open(_ ids: Set<String>) {
    guard let entry = listing.entries.first(where: { ids.contains($0.id) }) else { return }
    if entry.isFolder {
      (folder, selection) = (entry.url.standardizedFileURL, [])
    } else {
      name = entry.id
      save(replaces: false)
    }
  }

  private func save(replaces: Bool) {
    guard canSave else { return }
    let url = current.appendingPathComponent(fileName)
    if !replaces, (try? FileManager.default.attributesOfItem(atPath: url.path)) != nil {
      taken = fileName
    } else {
      end(SavePlace(url: url, type: type, replaces: replaces))
    }
  }
}

private enum FileNameLabelKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension EnvironmentValues {
  /// What stands before the field for a file's name.
  var fileNameLabel: Text? {
    get { self[FileNameLabelKey.self] }
    set { self[FileNameLabelKey.self] = newValue }
  }
}

extension View {
  /// Sets what stands before the field for the name in dialogs that export files; nil for "Save As:".
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { environment(\.fileNameLabel, label) }

  /// Sets what stands before the field for the name in dialogs that export files, by a localized string key.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    environment(\.fileNameLabel, Text(labelKey))
  }

  /// Sets what stands before the field for the name in dialogs that export files, shown verbatim.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    environment(\.fileNameLabel, Text(label))
  }
}
