import Foundation
import UICore
import UniformTypeIdentifiers

/// Makes a folder in the one that a dialog shows. What stands in the way is said, and the name is kept.
struct NewFolderButton: View {
  /// What is in the folder.
  let names: [String]
  let folder: URL
  /// Called with the new folder.
  let made: (URL) -> Void

  @State private var isAsking = false
  @State private var name = ""
  @State private var named: TextSelection?
  @State private var obstacle: NewFolderObstacle?
  @Environment(\.platformProfile) private var profile

  var body: some View {
    button
      .alert("New Folder", isPresented: $isAsking) {
        TextField("Name", text: $name, selection: $named)
        Button("Create") { Task { await make() } }.disabled(!ExportName.isValid(trimmed))
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Name of the new folder in “\(folder.lastPathComponent)”:")
      }
      .alert(
        "The folder could not be created.",
        isPresented: $obstacle.converted(to: { $0 != nil }, from: { [obstacle] in $0 ? obstacle : nil })
      ) {
        Button("OK") { isAsking = true }
      } message: {
        obstacle?.text
      }
  }

  @ViewBuilder private var button: some View {
    let button = Button("New Folder", systemImage: "plus", action: ask)
    if profile.isPhone { button.labelStyle(.iconOnly) } else { button.labelStyle(.titleOnly) }
  }

  private var trimmed: String { name.trimmingCharacters(in: .whitespacesAndNewlines) }

  private func ask() {
    name = FileName.free("New Folder", isTaken: names.contains)
    named = TextSelection(range: name.startIndex..<name.endIndex)
    isAsking = true
  }

  private func make() async {
    let (name, folder) = (trimmed, folder)
    let url = folder.appendingPathComponent(name)
    let result = await Task.detached {
      Result { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false) }
    }.value
    switch result {
    case .success: made(url.standardizedFileURL)
    case .failure(let error): obstacle = NewFolderObstacle(error, name: name, folder: folder.lastPathComponent)
    }
  }
}

/// Why a folder could not be made.
enum NewFolderObstacle: Equatable {
  case nameIsTaken(String, folder: String)
  case nameIsInvalid(String)
  case noPermission(folder: String)
  case noFolder(String)
  case other(String)

  init(_ error: any Error, name: String, folder: String) {
    self =
      switch (error as? CocoaError)?.code {
      case .fileWriteFileExists: .nameIsTaken(name, folder: folder)
      case .fileWriteInvalidFileName: .nameIsInvalid(name)
      case .fileWriteNoPermission, .fileWriteVolumeReadOnly: .noPermission(folder: folder)
      case .fileNoSuchFile, .fileReadNoSuchFile: .noFolder(folder)
      default: .other(error.localizedDescription)
      }
  }

  var text: Text {
    switch self {
    case .nameIsTaken(let name, let folder): Text("“\(name)” already exists in “\(folder)”. Choose another name.")
    case .nameIsInvalid(let name): Text("“\(name)” is too long or cannot be a name. Choose another one.")
    case .noPermission(let folder): Text("You do not have permission to create folders in “\(folder)”.")
    case .noFolder(let folder): Text("“\(folder)” does not exist any more.")
    case .other(let text): Text(verbatim: text)
    }
  }
}
