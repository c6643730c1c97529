import SwiftUI

/// Draws a screen. Every view of an element is 10 points long, so that what has not been measured is rightly guessed.
struct ScreenView: View {
  let screen: Screen
  let states: ScriptStates
  let reader: ScreenReader

  private var rows: some View { ForEach(screen.elements) { ElementView(element: $0, states: states) } }

  private var columns: [GridItem] {
    (0..<screen.number % 3 + 1).map { column in
      column == 1 ? GridItem(.fixed(25), spacing: 2, alignment: .bottomLeading) : GridItem(spacing: 2)
    }
  }

  private var selection: Binding<Int?> {
    Binding(get: { screen.selection }, set: { reader.select($0) })
  }

  @ViewBuilder private var content: some View {
    switch screen.container {
    case .vstack: LazyVStack(alignment: screen.number % 2 == 0 ? .leading : .center, spacing: 1) { rows }
    case .hstack: LazyHStack(spacing: 2) { rows }
    case .vgrid: LazyVGrid(columns: columns, alignment: .trailing, spacing: 1) { rows }
    case .hgrid: LazyHGrid(rows: columns, spacing: 2) { rows }
    case .pinned:
      LazyVStack(spacing: 0, pinnedViews: screen.number % 2 == 0 ? [.sectionHeaders] : [.sectionHeaders, .sectionFooters])
      { rows }
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
          tail
        }
      } else if screen.isHorizontal {
        ScrollView(.horizontal, showsIndicators: false) { HStack(spacing: 0) { content; tail } }
      } else {
        ScrollView(showsIndicators: false) { VStack(spacing: 0) { content; tail } }
      }
    }
    .scrollIndicators(.hidden)
  }
}

/// What a test asks of the screen that is shown.
@MainActor final class ScreenReader {
  var proxy: ScrollViewProxy?
  let select: (Int?) -> Void
  init(select: @escaping (Int?) -> Void) { self.select = select }
}

/// The views of one element.
private struct ElementView: View {
  let element: Screen.Element
  let states: ScriptStates

  var body: some View {
    // The views of the element are those of its shape: none is wrapped around them.
    shape
  }

  @ViewBuilder private var shape: some View {
    switch element.shape {
    case .one: Bar(element, 0)
    case .two:
      Bar(element, 0)
      Bar(element, 1)
    case .three:
      Bar(element, 0)
      Bar(element, 1)
      Bar(element, 2)
    case .branches:
      if element.isOn {
        Bar(element, 0)
        Bar(element, 1)
      } else {
        Bar(element, 2)
        Bar(element, 3)
      }
    case .sometimes: if element.isOn { Bar(element, 0) }
    case .rows: ForEach(0..<element.number % 4, id: \.self) { Bar(element, $0) }
    case .group:
      Group {
        Bar(element, 0)
        ForEach(0..<2) { Bar(element, $0 + 1) }
      }
    case .section:
      Section {
        ForEach(0..<element.number % 3, id: \.self) { Bar(element, $0) }
      } header: {
        Bar(element, 5)
      } footer: {
        if element.isOn { Bar(element, 6) }
      }
    case .lazy: LazyVStack(spacing: 0) { Bar(element, 0) }
    case .counter: ScreenCounter(id: element.id * 2, states: states)
    case .twoCounters:
      ScreenCounter(id: element.id * 2, states: states)
      ScreenCounter(id: element.id * 2 + 1, states: states)
    case .erased: element.isOn ? AnyView(Bar(element, 0)) : AnyView(Bar(element, 1).opacity(0.5))
    case .named: Bar(element, 0).id("named \(element.id)")
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
    let _ = states.register(id, $count)
    Color(red: 0, green: Double(count % 6) / 5, blue: Double(id % 7) / 6).frame(width: 10, height: 10)
  }
}
