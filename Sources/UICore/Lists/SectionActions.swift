import Foundation
import Geometry

extension Section where Parent: View, Content: View, Footer: View {
  /// Adds actions for the whole section.
  ///
  /// On a desktop they are at the end of the section's header while the pointer is over that; on a phone, and in a section
  /// without a header, they are rows below the content.
  @MainActor @preconcurrency @ViewBuilder
  public func sectionActions<Actions: View>(@ViewBuilder content actions: () -> Actions) -> some View {
    let rows = actions()
    if Parent.self == EmptyView.self {
      Section<Parent, TupleView<(Content, Actions)>, Footer>(
        header: header, content: TupleView((content, rows)), footer: footer, isExpanded: isExpanded)
    } else {
      Section<SectionActionsHeader<Parent, Actions>, TupleView<(Content, SectionActionRows<Actions>)>, Footer>(
        header: SectionActionsHeader(header: header, actions: rows),
        content: TupleView((content, SectionActionRows(actions: rows))), footer: footer, isExpanded: isExpanded)
    }
  }
}

private struct SectionActionsHeader<Header: View, Actions: View>: View {
  let header: Header
  let actions: Actions
  @State private var isHovered = false
  @Environment(\.platformProfile) private var profile

  var body: some View {
    HStack(spacing: 8) {
      header
      if !profile.isPhone {
        Spacer(minLength: 0)
        HStack(spacing: 4) { actions }.opacity(isHovered ? 1 : 0)
      }
    }
    .contentShape(Rectangle())
    .onHover { isHovered = $0 }
  }
}

private struct SectionActionRows<Actions: View>: View {
  let actions: Actions
  @Environment(\.platformProfile) private var profile

  var body: some View { if profile.isPhone { actions } }
}
