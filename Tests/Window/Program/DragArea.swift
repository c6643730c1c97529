import Foundation
import SwiftUI

/// What `--drag lists` or `--drag peer` shows.
///
/// Lists: rows of the colour of their number, 28 points high, which can be dragged from the left one to the right one. Peer:
/// four sources of 100 points on the left, a target on the right, which is green while something is over it and prints what
/// is dropped on it.
struct DragArea: View {
  static let kind: String? = {
    let arguments = CommandLine.arguments
    guard let index = arguments.firstIndex(of: "--drag"), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
  }()

  @State private var left = Array(0..<5)
  @State private var right = [100, 101]

  var body: some View {
    if Self.kind == "lists" { lists } else { DragPeer() }
  }

  private var lists: some View {
    HStack(spacing: 0) {
      List {
        ForEach(left, id: \.self) { row in color(row).draggable("\(row)") }
          .onMove { left.move(fromOffsets: $0, toOffset: $1) }
      }
      .frame(width: 200)
      List {
        ForEach(right, id: \.self) { color($0) }
          .dropDestination(for: String.self) { texts, offset in
            let rows = texts.compactMap { Int($0) }
            left.removeAll(where: rows.contains)
            right.insert(contentsOf: rows, at: offset)
          }
      }
      .frame(width: 200)
    }
    .listStyle(.plain)
  }

  private func color(_ row: Int) -> some View {
    Color(red: Double(row) / 255, green: 64 / 255, blue: 128 / 255).frame(width: 100, height: 20)
  }
}

extension UTType {
  fileprivate static let card = UTType(exportedAs: "com.example.card")
  fileprivate static let large = UTType(exportedAs: "com.example.large")
}

private struct Card: Codable, Transferable {
  var name: String
  static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .card) }
}

private struct DragPeer: View {
  @State private var isTargeted = false

  /// Longer than one message may be, so that it goes in parts.
  nonisolated private static let largeCount = 1_500_000

  var body: some View {
    HStack(spacing: 0) {
      VStack(spacing: 0) {
        source(10).draggable("from Apus")
        source(20).draggable(URL(fileURLWithPath: "/tmp/a file.txt"))
        source(30).draggable(Card(name: "ace"))
        source(40).onDrag {
          let provider = NSItemProvider()
          provider.registerDataRepresentation(for: .large) { done in
            done(Data((0..<Self.largeCount).map { UInt8(truncatingIfNeeded: $0) }), nil)
            return nil
          }
          return provider
        }
      }
      .frame(width: 200)
      Color(red: 0, green: isTargeted ? 1 : 0, blue: 64 / 255)
        .onDrop(of: [.card, .large, .fileURL, .plainText, .image], isTargeted: $isTargeted) { items in
          items.forEach(tell)
          return true
        }
    }
  }

  private func source(_ red: Double) -> some View { Color(red: red / 255, green: 64 / 255, blue: 128 / 255) }

  private func tell(_ item: NSItemProvider) {
    if item.hasItemConformingToTypeIdentifier("com.example.card") {
      item.loadTransferable(type: Card.self) { say("card \((try? $0.get())?.name ?? "none")") }
    } else if item.hasItemConformingToTypeIdentifier("com.example.large") {
      item.loadDataRepresentation(for: .large) { data, error in
        let isRight = data?.enumerated().allSatisfy { UInt8(truncatingIfNeeded: $0.offset) == $0.element }
        say("large \(data?.count ?? 0) \(isRight == true) \(error.map { "\($0)" } ?? "")")
      }
    } else if item.hasItemConformingToTypeIdentifier("public.file-url") {
      _ = item.loadObject(ofClass: URL.self) { url, _ in say("file \(url?.path ?? "none")") }
    } else {
      _ = item.loadObject(ofClass: String.self) { text, error in
        say("text \(text ?? "\(error.map { "\($0)" } ?? "none")")")
      }
    }
  }
}

private func say(_ text: String) {
  print(text)
  // Whoever follows the output reads it at once.
  fflush(nil)
}
