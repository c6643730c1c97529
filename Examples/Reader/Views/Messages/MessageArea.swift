import SwiftUI

/// The messages of the place, with the search over them.
struct MessageArea: View {
  @Environment(ReaderModel.self) private var model

  var body: some View {
    @Bindable var model = model
    VStack(spacing: 0) {
      if !model.isWritable { ReadOnlyNotice() }
      MessageList()
        .overlay { EmptyListView() }
      Divider()
      StatusBar()
    }
    .navigationTitle(model.place.flatMap(model.item)?.title ?? "Reader")
    .searchable(
      text: $model.text, tokens: $model.filters, suggestedTokens: $model.suggestedFilters, prompt: Text("Search")
    ) { filter in
      Label(filter.title, systemImage: filter.symbol)
    }
    .searchScopes($model.scope) {
      Text(model.place.flatMap(model.item)?.title ?? "Here").tag(SearchScope.place)
      Text("Everywhere").tag(SearchScope.everywhere)
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) { SortMenu() }
    }
  }
}
