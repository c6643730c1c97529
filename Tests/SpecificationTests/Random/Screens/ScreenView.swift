import SwiftUI

/// Draws a screen. Every view of an element is 10 points long, so that what has not been measured is rightly guessed.
struct ScreenView: View {
  let screen: Screen
  let states: ScriptStates
  let reader: ScreenReader

  /// Rows of one shape are as many views each as their type says; of rows of any shape only the views can tell.
  @ViewBuilder private var rows: some View {
    switch screen.shape {
    case .one: rows(One.self)
    case .two: rows(Two.self)
    case .three: rows(Three.self)
    case .branches: rows(Branches.self)
    case .sometimes: rows(Sometimes.self)
    case .rows: rows(Rows.self)
    case .group: rows(Grouped.self)
    case .section: rows(Sectioned.self)
    case .lazy: rows(Lazy.self)
    case .counter: rows(Counting.self)
    case .twoCounters: rows(CountingTwice.self)
    case .erased: rows(Erased.self)
    case .named: rows(Named.self)
    case nil: rows(AnyShape.self)
    }
  }

  private func rows<Content: ElementContent>(_: Content.Type) -> some View {
    ForEach(screen.elements) { Content(element: $0, states: states) }
  }

  private var columns: [GridItem] {
    (0..<screen.number % 3 + 1).map { column in
      column == 1 ? GridItem(.fixed(25), spacing: 2, alignment: .bottomLeading) : GridItem(spacing: 2)
    }
  }

  private var selection: Binding<Int?> {
    Binding(get: { screen.selection }, set: { id in MainActor.assumeIsolated { reader.select(id) } })
  }

  @ViewBuilder private var content: some View {
    switch screen.container {
    case .vstack: LazyVStack(alignment: screen.number % 2 == 0 ? .leading : .center, spacing: 1) { rows }
    case .hstack: LazyHStack(spacing: 2) { rows }
    case .vgrid: LazyVGrid(columns: columns, alignment: .trailing, spacing: 1) { rows }
    case .hgrid: LazyHGrid(rows: columns, spacing: 2) { rows }
    case .pinned:
      let pinned: PinnedScrollableViews = screen.number % 2 == 0 ? .sectionHeaders : [.sectionHeaders, .sectionFooters]
      LazyVStack(spacing: 0, pinnedViews: pinned) { rows }
    case .list: EmptyView()
    }
  }

  /// The end never comes into sight: how far it is off is guessed until everything has been measured.
  private var tail: some View { Color.clear.frame(width: 2000, height: 2000) }

  var body: some View {
    ScrollViewReader { proxy in
      let _ = reader.proxy = proxy
      if screen.container == .list {
        List(selection: selection) {
          rows
          ForEach(0..<200, id: \.self) { _ in Color.clear.frame(height: 10) }
        }
      } else if screen.isHorizontal {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            content
            tail
          }
        }
      } else {
        ScrollView {
          VStack(spacing: 0) {
            content
            tail
          }
        }
      }
    }
    .scrollIndicators(.hidden)
  }
}

/// What a test asks of the screen that is shown.
@MainActor final class ScreenReader {
  var proxy: ScrollViewProxy?
  nonisolated let select: @MainActor (Int?) -> Void
  init(select: @escaping @MainActor (Int?) -> Void) { self.select = select }
}

/// The views of one element.
@MainActor private protocol ElementContent: View {
  init(element: Screen.Element, states: ScriptStates)
}

private struct One: ElementContent {
  let element: Screen.Element
  let states: ScriptStates
  var body: some View { Bar(element, 0) }
}

private struct Two: ElementContent {
  let element: Screen.Element
  let states: ScriptStates
  @ViewBuilder var body: some View {
    Bar(element, 0)
    Bar(element, 1)
  }
}

private struct Three: ElementContent {
  let element: Screen.Element
  let states: ScriptStates
  @ViewBuilder var body: some View {
    Bar(element, 0)
    Bar(element, 1)
    Bar(element, 2)
  }
}

private struct Branches: ElementContent {
  let element: Screen.Element
  let states: ScriptStates
  @ViewBuilder var body: some View {
    if element.isOn {
      Bar(element, 0)
      Bar(element, 1)
    } else {
      Bar(element, 2)
      Bar(element, 3)
    }
  }
}

private struct Sometimes: ElementContent {
  let element: Screen.Element
  let states: ScriptStates
  @ViewBuilder var body: some View { if element.isOn { Bar(element, 0) } }
}

private struct Rows: ElementContent {
  let element: Screen.Element
  let states: ScriptStates
  var body: some View { ForEach(0..<element.number % 4, id: \.self) { Bar(element, $0) } }
}

private struct Grouped: ElementContent {
  let element: Screen.Element
  let states: ScriptStates
  var body: some View {
    Group {
      Bar(element, 0)
      ForEach(0..<2) { Bar(element, $0 + 1) }
    }
  }
}

private struct Sectioned: ElementContent {
  let element: Screen.Element
  let states: ScriptStates
  var body: some View {
    Section {
      ForEach(0..<element.number % 3, id: \.self) { Bar(element, $0) }
    } header: {
      Bar(element, 5)
    } footer: {
      if element.isOn { Bar(element, 6) }
    }
  }
}

private struct Lazy: ElementContent {
  let element: Screen.Element
  let states: ScriptStates
  var body: some View { LazyVStack(spacing: 0) { Bar(element, 0) } }
}

private struct Counting: ElementContent {
  let element: Screen.Element
  let states: ScriptStates
  var body: some View { ScreenCounter(id: element.id * 2, states: states) }
}

private struct CountingTwice: ElementContent {
  let element: Screen.Element
  let states: ScriptStates
  @ViewBuilder var body: some View {
    ScreenCounter(id: element.id * 2, states: states)
    ScreenCounter(id: element.id * 2 + 1, states: states)
  }
}

private struct Erased: ElementContent {
  let element: Screen.Element
  let states: ScriptStates
  var body: some View { element.isOn ? AnyView(Bar(element, 0)) : AnyView(Bar(element, 1).opacity(0.5)) }
}

private struct Named: ElementContent {
  let element: Screen.Element
  let states: ScriptStates
  var body: some View { Bar(element, 0).id("named \(element.id)") }
}

private struct AnyShape: ElementContent {
  let element: Screen.Element
  let states: ScriptStates
  @ViewBuilder var body: some View {
    switch element.shape {
    case .one: One(element: element, states: states)
    case .two: Two(element: element, states: states)
    case .three: Three(element: element, states: states)
    case .branches: Branches(element: element, states: states)
    case .sometimes: Sometimes(element: element, states: states)
    case .rows: Rows(element: element, states: states)
    case .group: Grouped(element: element, states: states)
    case .section: Sectioned(element: element, states: states)
    case .lazy: Lazy(element: element, states: states)
    case .counter: Counting(element: element, states: states)
    case .twoCounters: CountingTwice(element: element, states: states)
    case .erased: Erased(element: element, states: states)
    case .named: Named(element: element, states: states)
    }
  }
}

/// A view of an element: its colour tells which.
private struct Bar: View {
  let element: Screen.Element
  let part: Int

  init(_ element: Screen.Element, _ part: Int) { (self.element, self.part) = (element, part) }

  var body: some View {
    Color(
      red: Double(element.id % 5) / 4, green: Double(element.number) / 8, blue: Double((element.id + part) % 4) / 3
    )
    .frame(width: 10, height: 10)
  }
}

/// A bar whose colour is its state.
private struct ScreenCounter: View {
  let id: Int
  let states: ScriptStates
  @State private var count: Int

  init(id: Int, states: ScriptStates) {
    (self.id, self.states) = (id, states)
    _count = State(initialValue: states.initial[id] ?? 0)
  }

  var body: some View {
    let _ = states.answer(id, $count)
    Color(red: 0, green: Double(count % 6) / 5, blue: Double(id % 7) / 6).frame(width: 10, height: 10)
  }
}
