import UICore

/// The columns of one split view: their pages, and which is on top where they stand over each other.
///
/// The column on top is the first in which no row is selected, until people go back or a link shows a page; so the last
/// column that has something to show is in sight.
final class SplitColumns {
  typealias Column = NavigationSplitViewColumn

  /// Those that there are, in their order.
  private let columns: [Column]
  private let models: [Column: NavigationModel]
  private var isCollapsed = false
  /// Whether the program says which column is on top first.
  private var isPreferred = false
  private var top: Binding<Column>?
  /// The column whose link showed the detail's page.
  private var linked: Column?

  init(hasContent: Bool) {
    columns = hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    models = Dictionary(uniqueKeysWithValues: columns.map { ($0, NavigationModel()) })
    let detail = self[.detail]
    detail.replacesPages = true
    detail.didChange = { [unowned self] in detailChanged() }
    for column in columns.dropLast() {
      let (model, lists) = (self[column], ColumnLists())
      (model.detail, model.lists) = (detail, lists)
      lists.didChange = { [unowned self] isNew in selectionChanged(in: column, isNew: isNew) }
    }
  }

  subscript(column: Column) -> NavigationModel {
    guard let model = models[column] else { fatalError("a split view of two columns has no content column") }
    return model
  }

  /// The one on top where the columns stand over each other.
  var topColumn: Column {
    guard let column = top?.wrappedValue, columns.contains(column) else { return columns[columns.count - 1] }
    return column
  }

  /// Called in the split view's body.
  func update(top: Binding<Column>, isCollapsed: Bool, isPreferred: Bool) {
    (self.top, self.isCollapsed, self.isPreferred) = (top, isCollapsed, isPreferred)
    if !isCollapsed { linked = nil }
    for column in columns.dropFirst() {
      self[column].leave = isCollapsed ? { [unowned self] in show(columns[index(column) - 1]) } : nil
    }
  }

  /// The page to which a column's root page goes back.
  func beforeRoot(_ column: Column) -> NavigationPageReference? {
    guard isCollapsed, index(column) > 0 else { return nil }
    return page(columns[index(column) - 1])
  }

  /// The page to which the detail's page goes back.
  var beforeFirst: NavigationPageReference? { isCollapsed ? linked.map { page($0) } : nil }

  private func page(_ column: Column) -> NavigationPageReference {
    NavigationPageReference(model: self[column], id: self[column].entries.last?.id ?? 0)
  }

  private func index(_ column: Column) -> Int { columns.firstIndex(of: column) ?? columns.count - 1 }

  /// Goes back to a column: its rows can be selected anew.
  private func show(_ column: Column) {
    linked = nil
    setTop(column)
    self[column].lists?.clear()
  }

  private func setTop(_ column: Column) {
    // Where the columns are beside each other, a program's value says where it begins later.
    guard isCollapsed || !isPreferred, topColumn != column else { return }
    top?.wrappedValue = column
  }

  private func detailChanged() {
    if !self[.detail].entries.isEmpty {
      guard isCollapsed, topColumn != .detail else { return }
      linked = topColumn
      setTop(.detail)
    } else if let linked {
      show(linked)
    }
  }

  private func selectionChanged(in column: Column, isNew: Bool) {
    guard linked == nil, !(isNew && isPreferred) else { return }
    if self[column].lists?.hasSelection == true {
      setTop(columns[(index(column) + 1)...].first { self[$0].lists?.hasSelection != true } ?? .detail)
    } else if index(topColumn) > index(column) {
      setTop(column)
    }
  }
}
