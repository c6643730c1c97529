import SwiftUI

/// The entries of the folder, or what was found: sorted, resized, reordered and hidden by their columns.
struct FileTable: View {
  @Environment(FileBrowser.self) private var browser
  @SceneStorage("columns") private var columns = TableColumnCustomization<FileEntry>()

  var body: some View {
    @Bindable var browser = browser
    Table(
      browser.entries, selection: $browser.selection, sortOrder: $browser.order,
      columnCustomization: $columns
    ) {
      TableColumn("Name", sortUsing: FileOrder(.name)) { entry in
        FileNameCell(entry: entry)
      }
      .width(min: 120, ideal: 300)
      .customizationID("name")
      .disabledCustomizationBehavior(.visibility)

      TableColumn("Size", sortUsing: FileOrder(.size)) { entry in
        FileSizeText(size: entry.size)
          .foregroundStyle(.secondary)
      }
      .width(min: 60, ideal: 80)
      .alignment(.trailing)
      .customizationID("size")

      TableColumn("Kind", sortUsing: FileOrder(.kind)) { entry in
        Text(entry.kind.label)
          .foregroundStyle(.secondary)
      }
      .width(min: 60, ideal: 110)
      .customizationID("kind")

      TableColumn("Date Modified", sortUsing: FileOrder(.modified)) { entry in
        FileDateText(date: entry.modified)
          .foregroundStyle(.secondary)
      }
      .width(min: 100, ideal: 160)
      .customizationID("modified")
    }
    .contextMenu(forSelectionType: FileEntry.ID.self) { ids in
      FileMenu(ids: ids)
    } primaryAction: { _ in
      browser.openSelection()
    }
  }
}
