import SwiftUI

/// The messages of the place, with the search over them.
struct MessageArea: View {
  @Environment(ReaderModel.self) private var model
  @State private var suggestions = SearchFilter.allCases

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
      text: $model.text, tokens: $model.filters, suggestedTokens: $suggestions, prompt: Text("Search")
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
