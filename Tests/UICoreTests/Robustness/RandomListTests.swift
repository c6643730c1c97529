import Foundation
import Observation
import Testing
import TextLayout
import UIControls
import UITestSupport

@testable import UICore

/// Random clicks, keys and edits of lists, tables and outlines against two oracles: a plain model of what is selected, and
/// the same views made afresh for the same data, selection and offset.
@MainActor struct RandomListTests {
  enum Kind: CaseIterable { case list, table, outline, edited, searched }

  private static var steps: Int {
    min(150, ProcessInfo.processInfo.environment["APUS_RANDOM_SCRIPTS"].flatMap { Int($0) } ?? 150)
  }

  @Test(.timeLimit(.minutes(5)), arguments: Kind.allCases, [1, 2, 3] as [UInt64])
  func whatIsShownFollowsTheModel(kind: Kind, seed: UInt64) throws {
    let fonts = try FontSystem()
    var random = SystemlessGenerator(seed: seed)
    let script = try ListScript(kind, fonts: fonts)
    var log: [String] = []
    for step in 1...Self.steps {
      log.append(script.step(&random))
      guard script.data.selection == script.expected else {
        Issue.record(
          "\(kind), seed \(seed), step \(step): \(script.data.selection.sorted()) for \(script.expected.sorted()) after \(log.suffix(6))"
        )
        return
      }
      if step % 3 == 0, let difference = try script.difference(fonts) {
        Issue.record("\(kind), seed \(seed), step \(step): \(difference) after \(log.suffix(6))")
        return
      }
    }
  }
}

/// What the views of a script show.
@MainActor @Observable
private final class ListData {
  /// Groups of an outline; one for others.
  var groups: [[Int]] = [Array(1...60)]
  var open: Set<Int> = []
  var selection: Set<Int> = []
  var isReversed = false
  var hidesSecondColumn = false
  var mode = EditMode.inactive
  var search = ""
  @ObservationIgnored var offset: CGFloat = 0

  /// A group is called by its number, those of its children are higher.
  static func name(ofGroup index: Int) -> Int { index }

  subscript(isOpen name: Int) -> Bool {
    get { open.contains(name) }
    set { if newValue { open.insert(name) } else { open.remove(name) } }
  }

  /// The numbers that hold what is searched.
  var found: [Int] { groups[0].filter { search.isEmpty || String($0).contains(search) } }

  func copy() -> ListData {
    let data = ListData()
    (data.groups, data.open, data.selection) = (groups, open, selection)
    (data.isReversed, data.hidesSecondColumn, data.mode) = (isReversed, hidesSecondColumn, mode)
    data.search = search
    return data
  }
}

private struct ListScene: View {
  let kind: RandomListTests.Kind
  @Bindable var data: ListData

  struct Item: Identifiable { let id: Int }

  var body: some View {
    Group {
      switch kind {
      case .list: List(data.groups[0], id: \.self, selection: $data.selection) { mark($0) }
      case .table: table
      case .searched:
        List(data.found, id: \.self, selection: $data.selection) { mark($0) }
          .searchable(text: $data.search)
      case .edited:
        List(selection: $data.selection) {
          ForEach(data.groups[0], id: \.self) { number in
            mark(number)
              .swipeActions {
                Button("Delete", role: .destructive) { data.groups[0].removeAll { $0 == number } }
              }
          }
          .onDelete { data.groups[0].remove(atOffsets: $0) }
          .onMove { data.groups[0].move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\.editMode, $data.mode)
      case .outline:
        List(selection: $data.selection) {
          ForEach(Array(data.groups.enumerated()), id: \.offset) { index, group in
            let name = ListData.name(ofGroup: index)
            DisclosureGroup(isExpanded: $data[isOpen: name]) {
              ForEach(group, id: \.self) { mark($0) }
            } label: {
              mark(index)
            }
          }
        }
      }
    }
    .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { data.offset = $1 }
    // The fresh ones get the keyboard by Tab, the others by clicks, which leave no ring.
    .focusEffectDisabled()
  }

  private var table: some View {
    let items = data.groups[0].map(Item.init)
    return Table(data.isReversed ? items.reversed() : items, selection: $data.selection) {
      TableColumn("A") { mark($0.id) }
      if !data.hidesSecondColumn { TableColumn("B") { mark($0.id / 2) } }
    }
  }

  private func mark(_ number: Int) -> some View {
    Color(red: Double(number & 15) / 15, green: Double(number >> 4 & 15) / 15, blue: 0.5).frame(width: 40, height: 16)
  }
}

@MainActor
private final class ListScript {
  let kind: RandomListTests.Kind
  let data = ListData()
  /// What is selected by the plain model.
  private(set) var expected: Set<Int> = []
  private var anchor: Int?
  private var lead: Int?
  private var nextID = 1000
  private let host: TestHost
  private static let size = CGSize(width: 220, height: 280)

  private var top: CGFloat { kind == .table ? 28 : 0 }
  private var rowHeight: CGFloat { kind == .table ? 24 : 28 }

  init(_ kind: RandomListTests.Kind, fonts: FontSystem) throws {
    self.kind = kind
    if kind == .outline { data.groups = (0..<8).map { group in (1...6).map { 100 * (group + 1) + $0 } } }
    host = try TestHost(size: Self.size, fonts: fonts) { [data] in ListScene(kind: kind, data: data) }
    host.press(.tab)
  }

  /// The rows from top to bottom.
  private var rows: [Int] {
    switch kind {
    case .list, .edited: data.groups[0]
    case .searched: data.found
    case .table: data.isReversed ? data.groups[0].reversed() : data.groups[0]
    case .outline:
      data.groups.enumerated().flatMap { index, group in
        let name = ListData.name(ofGroup: index)
        return [name] + (data.open.contains(name) ? group : [])
      }
    }
  }

  /// Does something at random; returns what.
  func step(_ random: inout SystemlessGenerator) -> String {
    // What the keyboard was on may have gone: a click begins anew.
    let isLost = lead.map { !rows.contains($0) } ?? true
    if kind == .edited, isLost && data.mode == .active || Int.random(in: 0..<3, using: &random) == 0 {
      return edit(&random)
    }
    if kind == .searched, rows.isEmpty { return rearrange(&random) }
    let choice = isLost ? 0 : Int.random(in: 0..<12, using: &random)
    switch choice {
    case 0...2: return click(&random, isLost: isLost)
    case 3: return move(1, [], .downArrow)
    case 4: return move(-1, [], .upArrow)
    case 5: return move(2 * Int.random(in: 0...1, using: &random) - 1, .shift, nil)
    case 6: return ends(&random)
    case 7: return scroll(&random)
    case 8: return insert(&random)
    case 9: return remove(&random)
    case 10: return rearrange(&random)
    default: return all(&random)
    }
  }

  /// The rows that show in full.
  private var inSight: [Int] {
    rows.indices.filter { index in
      let y = top + CGFloat(index) * rowHeight - data.offset
      return y >= top && y + rowHeight <= Self.size.height
    }
  }

  private func middle(of index: Int) -> CGFloat { top + (CGFloat(index) + 0.5) * rowHeight - data.offset }

  private func drag(_ x: CGFloat, from start: CGFloat, dx: CGFloat = 0, dy: CGFloat = 0, isTouch: Bool) {
    func send(_ make: (PointerEvent) -> InputEvent, _ part: CGFloat) {
      host.send(make(PointerEvent(location: CGPoint(x: x + dx * part, y: start + dy * part), isTouch: isTouch)))
      host.advance(by: 1.0 / 60)
    }
    send(InputEvent.pointerDown, 0)
    for step in 1...10 { send(InputEvent.pointerMoved, CGFloat(step) / 10) }
    host.advance(by: 0.3)
    send(InputEvent.pointerMoved, 1)
    send(InputEvent.pointerUp, 1)
    host.advance(by: 1)
  }

  /// Turns the edit mode on or off, moves a row by its grip, or swipes one.
  private func edit(_ random: inout SystemlessGenerator) -> String {
    let rows = rows
    guard let index = inSight.randomElement(using: &random), Int.random(in: 0..<3, using: &random) > 0 else {
      data.mode = data.mode == .active ? .inactive : .active
      host.update()
      return "mode \(data.mode)"
    }
    let isTouch = Bool.random(using: &random)
    if data.mode == .active {
      let other = inSight.randomElement(using: &random)!
      drag(195, from: middle(of: index), dy: CGFloat(other - index) * rowHeight, isTouch: isTouch)
      if Set(data.groups[0]) != Set(rows) { Issue.record("rows lost by moving \(index) to \(other)") }
      return "move \(index) to \(other)"
    }
    drag(190, from: middle(of: index), dx: -100, isTouch: true)
    if isTouch {
      let pointer = PointerEvent(location: CGPoint(x: 183, y: middle(of: index)))
      host.send(.pointerDown(pointer))
      host.send(.pointerUp(pointer))
    } else if let other = inSight.first(where: { $0 != index }) {
      let pointer = PointerEvent(location: CGPoint(x: 100, y: middle(of: other)))
      host.send(.pointerDown(pointer))
      host.send(.pointerUp(pointer))
    }
    host.advance(by: 1)
    let left = isTouch ? rows.filter { $0 != rows[index] } : rows
    if data.groups[0] != left { Issue.record("\(data.groups[0]) for \(left) after the swipe of \(index)") }
    return "swipe \(index), \(isTouch ? "deleted" : "put away")"
  }

  private func click(_ random: inout SystemlessGenerator, isLost: Bool) -> String {
    let rows = rows
    guard let index = inSight.randomElement(using: &random) else { return scroll(&random) }
    let modifiers: [EventModifiers] = isLost ? [[]] : [[], [], .control, .shift]
    let modifier = modifiers.randomElement(using: &random)!
    let pointer = PointerEvent(
      location: CGPoint(x: 150, y: middle(of: index)), modifiers: modifier)
    host.send(.pointerDown(pointer))
    host.send(.pointerUp(pointer))
    let id = rows[index]
    if data.mode == .active {
      expected.formSymmetricDifference([id])
      return "mark \(index)"
    }
    if modifier == .shift, let from = anchor.flatMap({ rows.firstIndex(of: $0) }) {
      expected = Set(rows[min(from, index)...max(from, index)])
    } else if modifier == .control {
      expected.formSymmetricDifference([id])
      anchor = id
    } else {
      expected = [id]
      anchor = id
    }
    lead = id
    return "click \(index) \(modifier.rawValue)"
  }

  private func move(_ distance: Int, _ modifiers: EventModifiers, _ key: InputEvent.Key?) -> String {
    host.press(key ?? (distance > 0 ? .downArrow : .upArrow), modifiers)
    let rows = rows
    let index = min(max(0, rows.firstIndex(of: lead!)! + distance), rows.count - 1)
    go(to: index, isExtending: modifiers == .shift)
    return "move \(distance) \(modifiers.rawValue)"
  }

  private func ends(_ random: inout SystemlessGenerator) -> String {
    let (isEnd, isExtending) = (Bool.random(using: &random), Bool.random(using: &random))
    host.press(isEnd ? .end : .home, isExtending ? .shift : [])
    go(to: isEnd ? rows.count - 1 : 0, isExtending: isExtending)
    return isEnd ? "end" : "home"
  }

  private func go(to index: Int, isExtending: Bool) {
    let id = rows[index]
    if isExtending {
      let from = anchor.flatMap { rows.firstIndex(of: $0) } ?? index
      expected = Set(rows[min(from, index)...max(from, index)])
    } else {
      expected = [id]
      anchor = id
    }
    lead = id
  }

  private func scroll(_ random: inout SystemlessGenerator) -> String {
    host.scroll(100, 150, dy: CGFloat(Int.random(in: -400...400, using: &random)))
    return "scroll"
  }

  private func insert(_ random: inout SystemlessGenerator) -> String {
    let group = data.groups.indices.randomElement(using: &random)!
    let place = Int.random(in: 0...data.groups[group].count, using: &random)
    let count = Int.random(in: 1...5, using: &random)
    data.groups[group].insert(contentsOf: nextID..<nextID + count, at: place)
    nextID += count
    host.update()
    return "insert \(count) at \(place)"
  }

  private func remove(_ random: inout SystemlessGenerator) -> String {
    let group = data.groups.indices.randomElement(using: &random)!
    guard data.groups[group].count > 3 else { return "none" }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      data.groups[group].remove(at: Int.random(in: 0..<data.groups[group].count, using: &random))
    }
    host.update()
    return "remove"
  }

  private func rearrange(_ random: inout SystemlessGenerator) -> String {
    switch kind {
    case .list, .edited: data.groups[0].shuffle(using: &random)
    case .searched: data.search = ["", "1", "2", "10", "7"].randomElement(using: &random)!
    case .table:
      if Bool.random(using: &random) { data.isReversed.toggle() } else { data.hidesSecondColumn.toggle() }
    case .outline:
      let name = ListData.name(ofGroup: data.groups.indices.randomElement(using: &random)!)
      if data.open.remove(name) == nil { data.open.insert(name) }
    }
    host.update()
    return "rearrange"
  }

  private func all(_ random: inout SystemlessGenerator) -> String {
    host.press(.character("a"), .control)
    expected = Set(rows)
    return "all"
  }

  /// Where the picture differs from that of the same views made afresh; nil where it does not.
  func difference(_ fonts: FontSystem) throws -> String? {
    let copy = data.copy()
    let fresh = try TestHost(size: Self.size, fonts: fonts) { [kind] in ListScene(kind: kind, data: copy) }
    fresh.press(.tab)
    fresh.scroll(100, 150, dy: data.offset)
    // The bars go.
    for host in [host, fresh] { host.advance(by: 3) }
    if copy.offset != data.offset { return "the offset is \(data.offset), and \(copy.offset) afresh" }
    let (shown, made) = (host.snapshot().pixels, fresh.snapshot().pixels)
    guard let first = shown.indices.first(where: { shown[$0] != made[$0] }) else { return nil }
    let width = Int(Self.size.width)
    return "the pixel at (\(first % width), \(first / width)) differs at the offset \(data.offset)"
  }
}
