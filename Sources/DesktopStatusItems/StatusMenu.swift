import DesktopBus
import UICore

/// An item's menu as the desktop draws it: `com.canonical.dbusmenu`, as libdbusmenu's `dbus-menu.xml` describes it.
///
/// A number is that of a line as long as the line is there, wherever it moves, and then nobody's: a click that comes late runs
/// nothing, rather than another line's action. The menu itself has the number 0.
@MainActor final class StatusMenu {
  nonisolated static let path = "/MenuBar"

  private(set) var lines: [Int32: StatusMenuLine] = [0: .menu([])]
  private var numbers: [StatusMenuKey: Int32] = [:]
  private var lastNumber: Int32 = 0
  /// Counts the arrangements of lines.
  private(set) var revision: UInt32 = 1

  /// Changes what is shown.
  ///
  /// - Returns: what desktops are to be told of it.
  func show(_ entries: [StatusMenuEntry]) -> [BusSignal] {
    let (old, known) = (lines, numbers)
    var counts: [UInt32: Int] = [:]
    (lines, numbers) = ([:], [:])
    func read(_ entries: [StatusMenuEntry], in parent: Int32) -> [Int32] {
      entries.enumerated().map { index, entry in
        let key = StatusMenuKey(entry, parent: parent, index: index, earlier: counts[entry.id, default: 0])
        counts[entry.id, default: 0] += 1
        let number = known[key] ?? nextNumber(besides: old)
        numbers[key] = number
        lines[number] = StatusMenuLine(entry, children: read(entry.children, in: number))
        return number
      }
    }
    lines[0] = .menu(read(entries, in: 0))
    return changes(from: old)
  }

  private func nextNumber(besides old: [Int32: StatusMenuLine]) -> Int32 {
    // Two thousand million lines later the first number is free.
    repeat {
      lastNumber = lastNumber == .max ? 1 : lastNumber + 1
    } while old[lastNumber] != nil || lines[lastNumber] != nil
    return lastNumber
  }

  // MARK: Changes

  private func changes(from old: [Int32: StatusMenuLine]) -> [BusSignal] {
    var (updated, removed): ([BusValue], [BusValue]) = ([], [])
    for number in lines.keys.sorted() {
      guard let now = lines[number]?.properties, let before = old[number]?.properties else { continue }
      let changed = now.filter { before[$0.key] != $0.value }
      if !changed.isEmpty { updated.append(.structure([.int32(number), .properties(changed)])) }
      let gone = before.keys.filter { now[$0] == nil }.sorted()
      if !gone.isEmpty {
        removed.append(.structure([.int32(number), .array(gone.map { .string($0) }, of: "s")]))
      }
    }
    var signals: [BusSignal] = []
    // Of lines that stay, some desktops read nothing anew when the arrangement changes.
    if !updated.isEmpty || !removed.isEmpty {
      signals.append(
        signal("ItemsPropertiesUpdated", [.array(updated, of: "(ia{sv})"), .array(removed, of: "(ias)")]))
    }
    if lines.count != old.count || lines.contains(where: { old[$0.key]?.children != $0.value.children }) {
      revision &+= 1
      signals.append(signal("LayoutUpdated", [.uint32(revision), .int32(0)]))
    }
    return signals
  }

  private func signal(_ member: String, _ arguments: [BusValue]) -> BusSignal {
    BusSignal(path: Self.path, interface: Self.interface, member: member, arguments: arguments)
  }
}
