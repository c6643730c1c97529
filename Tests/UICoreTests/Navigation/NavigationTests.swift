import DisplayList
import Foundation
import Geometry
import Testing

@testable import UIControls
@testable import UICore

private struct Page: View {
  let name: String
  let log: Log
  @State private var count = 0
  var body: some View {
    let _ = log.entries.append("\(name) \(count)")
    Box(name.count, 50, 50).onTapGesture { count += 1 }
      .onDisappear { log.entries.append("\(name) gone") }
  }
}

private struct Stack: View {
  @State var path: [Int]
  let log: Log
  let expose: (Binding<[Int]>) -> Void
  var body: some View {
    let _ = expose($path)
    NavigationStack(path: $path) {
      Page(name: "root", log: log)
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Page(name: "page \($0)", log: log).navigationTitle("Page") }
    }
  }
}

@MainActor struct NavigationTests {
  @Test func pathsPushAndPop() throws {
    var path: Binding<[Int]>?
    let stage = try Stage { log in Stack(path: [], log: log) { path = $0 } }
    #expect(stage.take() == ["root 0"])
    path!.wrappedValue = [1]
    #expect(stage.take() == ["page 1 0", "root gone"])
    path!.wrappedValue = [1, 22]
    #expect(stage.take() == ["page 22 0", "page 1 gone"])
    path!.wrappedValue = []
    #expect(stage.take() == ["page 22 gone"])
    stage.host.checkInvariants()
  }

  @Test func pagesBelowKeepTheirStateAndAreNotDrawn() throws {
    var path: Binding<[Int]>?
    let stage = try Stage(size: CGSize(width: 200, height: 200)) { log in Stack(path: [], log: log) { path = $0 } }
    stage.click(100, 126)
    #expect(stage.take() == ["root 0", "root 1"])
    path!.wrappedValue = [1]
    #expect(stage.take() == ["page 1 0", "root gone"])
    #expect(stage.boxes == [6])
    path!.wrappedValue = []
    #expect(stage.take() == ["page 1 gone"])
    #expect(stage.boxes == [4])
  }

  @Test func contentStandsBelowTheBar() throws {
    let stage = try Stage { _ in NavigationStack { Box(1).navigationTitle("Title") } }
    #expect(stage.frame(1) == CGRect(x: 0, y: 52, width: 200, height: 48))
    let hidden = try Stage { _ in NavigationStack { Box(1).navigationBarHidden(true) } }
    #expect(hidden.frame(1) == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func aPathMayStartDeep() throws {
    let stage = try Stage { log in Stack(path: [1, 2], log: log) { _ in } }
    #expect(stage.take() == ["root 0", "page 1 0", "page 2 0"])
    #expect(stage.boxes == [6])
  }

  @Test func theBackButtonPops() throws {
    var path: Binding<[Int]>?
    let stage = try Stage { log in Stack(path: [1], log: log) { path = $0 } }
    _ = stage.take()
    stage.click(30, 26)
    #expect(stage.take() == ["page 1 gone"])
    #expect(path!.wrappedValue == [])
  }

  @Test func linksPushTheirValueAndDismissGoesBack() throws {
    struct Detail: View {
      let id: Int
      let log: Log
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        let _ = log.entries.append("detail \(id)")
        Box(7).onTapGesture { dismiss() }
      }
    }
    let stage = try Stage(size: CGSize(width: 200, height: 200)) { log in
      NavigationStack {
        List(0..<3) { id in NavigationLink(value: id) { Box(1, 20, 20) } }
          .navigationDestination(for: Int.self) { Detail(id: $0, log: log) }
      }
    }
    // The second row, at its far end.
    stage.click(190, 52 + 40)
    #expect(stage.take() == ["detail 1"])
    stage.click(100, 150)
    #expect(stage.boxes == [1, 1, 1])
  }

  @Test func linksToViewsFollowTheViewTheyComeFrom() throws {
    struct Root: View {
      @State var count = 1
      let log: Log
      let expose: (Binding<Int>) -> Void
      var body: some View {
        let _ = expose($count)
        NavigationStack {
          List {
            NavigationLink {
              let _ = log.entries.append("shows \(count)")
              Box(count, 20, 20)
            } label: {
              Box(9, 20, 20)
            }
          }
        }
      }
    }
    var count: Binding<Int>?
    let stage = try Stage(size: CGSize(width: 200, height: 200)) { log in Root(log: log) { count = $0 } }
    stage.click(100, 52 + 10)
    #expect(stage.boxes == [1])
    count!.wrappedValue = 2
    stage.update()
    #expect(stage.boxes == [2])
  }

  @Test func bindingsPresentPages() throws {
    struct Root: View {
      @State var isShown = false
      let expose: (Binding<Bool>) -> Void
      var body: some View {
        let _ = expose($isShown)
        NavigationStack {
          Box(1).navigationDestination(isPresented: $isShown) { Box(2) }
        }
      }
    }
    var shown: Binding<Bool>?
    let stage = try Stage { _ in Root { shown = $0 } }
    #expect(stage.boxes == [1])
    shown!.wrappedValue = true
    stage.update()
    #expect(stage.boxes == [2])
    stage.click(30, 26)
    stage.update()
    #expect(stage.boxes == [1])
    #expect(shown!.wrappedValue == false)
    shown!.wrappedValue = true
    stage.update()
    shown!.wrappedValue = false
    stage.update()
    #expect(stage.boxes == [1])
  }

  @Test func toolbarItemsStandInTheBar() throws {
    let stage = try Stage { _ in
      NavigationStack {
        Box(1).toolbar {
          ToolbarItem(placement: .topBarTrailing) { Box(3, 20, 20) }
          ToolbarItem(placement: .principal) { Box(4, 20, 20) }
          ToolbarItem(placement: .topBarLeading) { Box(2, 20, 20) }
        }
      }
    }
    #expect(stage.frame(2) == CGRect(x: 16, y: 16, width: 20, height: 20))
    #expect(stage.frame(3) == CGRect(x: 164, y: 16, width: 20, height: 20))
    #expect(stage.frame(4) == CGRect(x: 90, y: 16, width: 20, height: 20))
  }

  /// A detail that is never narrower than 620 points, as a table may be, and whose every point takes clicks.
  private func splitStage(_ width: CGFloat, _ click: @escaping (String) -> Void) throws -> Stage {
    try Stage(size: CGSize(width: width, height: 200)) { _ in
      NavigationSplitView {
        Box(1).onTapGesture { click("sidebar") }
      } detail: {
        Box(2).frame(minWidth: 620).onTapGesture { click("detail") }
      }
    }
  }

  @Test func aWideDetailLeavesTheSidebarItsPlace() throws {
    for width: CGFloat in [900, 700, 500] {
      var clicks: [String] = []
      let stage = try splitStage(width) { clicks.append($0) }
      #expect(stage.frame(1) == CGRect(x: 0, y: 52, width: 240, height: 148))
      for x: CGFloat in [5, 120, 235] { stage.click(x, 100) }
      for x in [245, width - 5] { stage.click(x, 100) }
      #expect(clicks == ["sidebar", "sidebar", "sidebar", "detail", "detail"], "\(width) points")
    }
  }

  /// Where half of the window, less the line between, is narrower than the sidebar, each has half.
  @Test func aNarrowSplitViewHasTwoColumnsOfOneWidth() throws {
    var clicks: [String] = []
    let stage = try splitStage(401) { clicks.append($0) }
    #expect(stage.frame(1) == CGRect(x: 0, y: 52, width: 200, height: 148))
    for x: CGFloat in [195, 205] { stage.click(x, 100) }
    #expect(clicks == ["sidebar", "detail"])
  }

  @Test func splitViewsPutTheSidebarBesideTheDetail() throws {
    let stage = try Stage(size: CGSize(width: 600, height: 200)) { _ in
      NavigationSplitView {
        Box(1).navigationDestination(for: Int.self) { _ in Box(3) }
      } detail: {
        Box(2)
      }
    }
    #expect(stage.frame(1) == CGRect(x: 0, y: 52, width: 240, height: 148))
    #expect(stage.frame(2) == CGRect(x: 241, y: 52, width: 359, height: 148))
  }

  /// 180 and 320 with a line of a point behind each; the detail has the rest of 900.
  @Test func columnsBeforeTheDetailHaveTheirWidths() throws {
    let stage = try Stage(size: CGSize(width: 900, height: 200)) { _ in
      NavigationSplitView {
        Box(1).navigationSplitViewColumnWidth(180)
      } content: {
        Box(2).navigationSplitViewColumnWidth(min: 250, ideal: 320, max: 400)
      } detail: {
        Box(3)
      }
    }
    #expect(stage.frame(1) == CGRect(x: 0, y: 52, width: 180, height: 148))
    #expect(stage.frame(2) == CGRect(x: 181, y: 52, width: 320, height: 148))
    #expect(stage.frame(3) == CGRect(x: 502, y: 52, width: 398, height: 148))
  }

  @Test func valuesThatNobodyShowsAreReported() throws {
    let stage = try Stage { _ in EmptyView() }
    _ = stage
    var messages: [String] = []
    var path: Binding<[String]>?
    struct Root: View {
      @State var path: [String] = []
      let expose: (Binding<[String]>) -> Void
      var body: some View {
        let _ = expose($path)
        NavigationStack(path: $path) { Box(1) }
      }
    }
    let other = try Stage { _ in Root { path = $0 } }
    other.host.viewGraph.diagnose = { messages.append($0) }
    path!.wrappedValue = ["x"]
    other.update()
    #expect(messages.count == 1)
    #expect(messages.first?.contains("navigationDestination(for: String.self)") == true)
  }
}

struct NavigationEntryTests {
  private func entries(_ values: [Int]) -> [NavigationEntry] {
    values.map { NavigationEntry(id: $0, content: .value($0)) }
  }

  @Test func commonBeginningsStay() {
    var id = 100
    let next = {
      id += 1
      return id
    }
    #expect(entries([1, 2, 3]).reconciled(with: [1, 2], nextID: next).map(\.id) == [1, 2])
    #expect(entries([1, 2, 3]).reconciled(with: [1, 5, 3], nextID: next).map(\.id) == [1, 101, 102])
    #expect(entries([1]).reconciled(with: [1, 7], nextID: next).map(\.id) == [1, 103])
    #expect(entries([]).reconciled(with: [], nextID: next) == [])
  }

  @Test func pagesOfLinksGoWithTheValueBelowThem() {
    let page = NavigationEntry(id: 50, content: .view(NavigationTarget(AnyView(EmptyView()))))
    let both = entries([1]) + [page]
    #expect(both.reconciled(with: [1], nextID: { 0 }).map(\.id) == [1, 50])
    #expect(both.reconciled(with: [], nextID: { 0 }).map(\.id) == [])
    #expect((entries([1]) + [page] + entries([2])).reconciled(with: [1], nextID: { 0 }).map(\.id) == [1])
  }
}

extension Stage {
  private func find(_ visit: (Int, CGRect) -> Void) {
    func walk(_ list: DisplayList, _ origin: CGPoint) {
      for item in list.items {
        let offset = CGPoint(x: origin.x + item.offset.x, y: origin.y + item.offset.y)
        switch item.content {
        case .rectangles(let rects, _):
          for rect in rects { visit(Int(item.version), rect.offsetBy(dx: offset.x, dy: offset.y)) }
        case .group(let group): walk(group.list, offset)
        default: break
        }
      }
    }
    walk(host.displayList, .zero)
  }

  /// The names of the boxes that are drawn, back to front.
  var boxes: [Int] {
    var names: [Int] = []
    find { name, _ in names.append(name) }
    return names
  }

  func frame(_ name: Int) -> CGRect? {
    var frame: CGRect?
    find { if $0 == name { frame = $1 } }
    return frame
  }
}
