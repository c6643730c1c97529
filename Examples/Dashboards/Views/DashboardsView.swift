import Dashboards
import SwiftUI

/// Dashboards on the left, the chosen one on the right.
public struct DashboardsView: View {
  @Bindable private var shelf: Shelf

  public init(shelf: Shelf) { self.shelf = shelf }

  public var body: some View {
    HStack(spacing: 0) {
      ShelfList(shelf: shelf).frame(width: 232)
      Divider()
      Group {
        switch shelf.opened {
        case .success(let opened)?: OpenedView(opened: opened).id(opened.id)
        case .failure(let failure)?: FailureView(failure: failure)
        case nil: EmptyView()
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// Why there is no dashboard.
struct FailureView: View {
  let failure: OpeningFailure

  var body: some View {
    VStack(spacing: 8) {
      Text(verbatim: failure.title).font(.title3)
      Text(verbatim: failure.reason).foregroundStyle(.secondary).multilineTextAlignment(.center)
    }
    .frame(maxWidth: 420, maxHeight: .infinity)
    .frame(maxWidth: .infinity)
  }
}
