import Foundation
import Geometry
import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// Families of symbols whose members are derived: numbers and letters in outlines, badges, and outlines around others.
@MainActor struct SymbolFamilyTests {
  @Test func numbersAndLettersStandInOutlines() {
    let marks = (0...50).map(String.init) + "abcdefghijklmnopqrstuvwxyz".map { String($0) }
    for mark in marks {
      for outline in ["circle", "square"] {
        for name in ["\(mark).\(outline)", "\(mark).\(outline).fill"] {
          #expect(SymbolCatalog.symbol(name) != nil, "\(name)")
        }
      }
      // By themselves they are no symbols, but for x, which is an older name of the cross.
      #expect((SymbolCatalog.symbol(mark) == nil) == (mark != "x"))
    }
    for name in ["51.circle", "100.circle", "-1.circle", "ab.circle", ".circle", "1..circle"] {
      #expect(SymbolCatalog.symbol(name) == nil, "\(name)")
    }
    // Each looks different from the others.
    let inks = marks.compactMap { SymbolCatalog.symbol("\($0).circle")?.ink(lineWidth: 1.65).strokes.description }
    #expect(Set(inks).count == marks.count)
  }

  /// The grid is 24 units; an outline is 20 of them wide, and what is inside stays inside.
  @Test func marksStayInsideTheirOutlines() throws {
    for mark in ["1", "8", "w", "m", "10", "38", "50"] {
      let symbol = try #require(SymbolCatalog.symbol("\(mark).circle"))
      let parts = try #require(symbol.parts)
      let corners = parts.figure.bounds(lineWidth: 1.65)
      for (x, y) in [
        (corners.minX, corners.minY), (corners.maxX, corners.minY), (corners.minX, corners.maxY),
        (corners.maxX, corners.maxY),
      ] { #expect(hypot(x - 12, y - 12) < 9.2 - 0.8, "\(mark)") }
    }
  }

  @Test func badgesAreDrawnOverTheirSymbols() throws {
    let plain = try #require(SymbolCatalog.symbol("folder"))
    for name in [
      "plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "clock", "gearshape", "person.crop",
    ] {
      let symbol = try #require(SymbolCatalog.symbol("folder.badge.\(name)"), "\(name)")
      #expect(!symbol.isFilled && symbol.badgeFigure?.isFilled == true)
      #expect(symbol.layers.count == plain.layers.count + 1 && symbol.layers.last?.role == .gap)
      #expect(SymbolCatalog.symbol("folder.badge.\(name).fill")?.isFilled == true)
      #expect(SymbolCatalog.symbol("folder.fill.badge.\(name)")?.isFilled == true)
    }
    #expect(SymbolCatalog.symbol("bell.badge")?.badge.count == 1)
    for name in ["folder.badge.nothing", "nothing.badge.plus", ".badge", "folder.badge.", "folder.badgeplus"] {
      #expect(SymbolCatalog.symbol(name) == nil, "\(name)")
    }
  }

  /// Around the badge is a gap in the symbol, in the badge's middle its sign.
  @Test func theGapAroundABadgeIsEmpty() throws {
    func pixels(_ name: String) throws -> [Bool] {
      let host = try TestHost(size: CGSize(width: 96, height: 96)) {
        Image(systemName: name).resizable().frame(width: 96, height: 96).foregroundStyle(Color.black)
      }
      return host.snapshot().pixels.map { $0 & 0xFF < 128 }
    }
    let (filled, badged) = (try pixels("square.fill"), try pixels("square.fill.badge.minus"))
    // More of the square is left out than the badge covers, and the badge has a line in it.
    let lost = zip(filled, badged).filter { $0 && !$1 }.count
    #expect(lost > 300 && badged.filter { $0 }.count > 3_000)
    let last = badged.lastIndex(of: true) ?? 0
    #expect(last / 96 >= 90)
  }

  /// Every notation is read to its end: an unknown command or a missing number would leave figures without a size.
  @Test func everyDrawingIsOnTheGrid() {
    let tables = [
      SymbolCatalog.signs, SymbolCatalog.arrows, SymbolCatalog.shapes, SymbolCatalog.objects, SymbolCatalog.layouts,
      SymbolCatalog.writing, SymbolCatalog.world, SymbolCatalog.things,
      SymbolCatalog.further, SymbolCatalog.additions.mapValues(\.more),
    ]
    let names = tables.flatMap { $0.keys }
    #expect(Set(names).count == names.count)
    for table in tables {
      for (name, notation) in table {
        let words = notation.split(separator: " ").filter { $0 != ";" }
        let known = Set("MLHVQCZOERAWYTGoslikfpg".map { Substring(String($0)) })
        #expect(words.allSatisfy { known.contains($0) || Double($0) != nil }, "\(name)")
        let bounds = SymbolCatalog.symbol(name)?.bounds(lineWidth: 1.65) ?? .null
        #expect(bounds.width > 1 && bounds.height > 1 && bounds.minX > -4 && bounds.maxX < 28, "\(name)")
        #expect(bounds.minY > -1 && bounds.maxY < 25, "\(name)")
      }
    }
  }

  private nonisolated static var names: URL? {
    let shared = ProcessInfo.processInfo.environment["APUS_SHARED"] ?? "../shared"
    let file = URL(fileURLWithPath: shared).appendingPathComponent("data/api/system-images.tsv")
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  /// Of the names that code uses, by how often it does.
  @Test(.enabled(if: names != nil, "needs ../shared or APUS_SHARED")) func mostNamesThatCodeUsesAreThere() throws {
    let lines = try String(contentsOf: try #require(Self.names), encoding: .utf8).split(separator: "\n").dropFirst()
    let uses = lines.compactMap { line -> (name: String, count: Int)? in
      let parts = line.split(separator: "\t")
      return parts.count == 2 ? Int(parts[1]).map { (String(parts[0]), $0) } : nil
    }
    let missing = uses.prefix(400).filter { SymbolCatalog.symbol($0.name) == nil }
    // A company's mark, and two that are no names of symbols but of those programs' own pictures.
    #expect(uses.count > 700 && missing.map(\.name) == ["apple.logo", "skew", "img"])
    let all = uses.reduce(0) { $0 + $1.count }
    let there = uses.reduce(0) { $0 + (SymbolCatalog.symbol($1.name) == nil ? 0 : $1.count) }
    #expect(Double(there) / Double(all) > 0.95)
  }
}
