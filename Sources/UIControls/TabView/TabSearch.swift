import Foundation
import UICore

/// Joins the tab of a search with the `searchable` around its tab view: a search that begins chooses the tab, and ends when
/// another is chosen.
package struct TabSearch: ViewModifier {
  let pages: TabPages
  @Environment(\.searchModel) private var model

  package func body(content: Content) -> some View {
    let search = pages.search
    content
      .onChange(of: model?.isActive) { _, isActive in
        if isActive == true, search?.isSelected == false { search?.select() }
      }
      .onChange(of: search?.isSelected) { was, isSelected in
        if was == true, isSelected == false { model?.isActive = false }
      }
      .transformPreference(HasSearchTabKey.self) { $0 = search != nil }
  }
}

/// The bar of a phone while its search is chosen: the tab that was chosen before, and the field.
struct PhoneSearchBar: View {
  let field: AnyView
  let last: TabPages.Page?

  var body: some View {
    HStack(spacing: 8) {
      if let last { PhoneRoundTab(page: last) }
      field
    }
    .padding(.horizontal, 12)
  }
}

/// Whether there is the tab of a search, whose bar has the field of a phone.
enum HasSearchTabKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private enum TabSearchFieldKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
  /// The field of the search around, on a phone.
  var tabSearchField: AnyView? {
    get { self[TabSearchFieldKey.self] }
    set { self[TabSearchFieldKey.self] = newValue }
  }
}
