import SwiftUI

/// The dashboards by where they are from, with a field that finds some of them.
struct ShelfList: View {
  @Bindable var shelf: Shelf

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Dashboards").font(.system(size: 15).weight(.semibold)).padding(.leading, 16).padding(.top, 20)
      if shelf.hasMany {
        TextField("Find", text: $shelf.searchText)
          .textFieldStyle(.roundedBorder)
          .padding(10)
      }
      List(selection: $shelf.selection) {
        ForEach(shelf.found) { section in
          Section(section.title) {
            ForEach(section.entries) { entry in
              Text(verbatim: entry.title).lineLimit(1).tag(entry.id)
            }
          }
        }
      }
      .listStyle(.sidebar)
    }
  }
}
