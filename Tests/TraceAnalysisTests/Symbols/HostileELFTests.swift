import Foundation
import Testing

@testable import TraceAnalysis

/// Files that are no programs, or damaged ones: they name nothing and harm nobody.
@Suite struct HostileELFTests {
  private let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  private func read(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    guard let file = ELFFile(path: path) else { return }
    _ = file.buildID
    let table = SymbolTable(file)
    var demangler = Demangler()
    for address: UInt64 in [0, 0x1000, .max] {
      if let function = table.function(at: address) { _ = table.name(of: function) }
    }
    demangler.learn(table.functions.prefix(100).map { table.name(of: $0) })
  }

  @Test func nothingTraps() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    guard let program = try CompiledProgram("@main struct Main { static func main() {} }", module: "Small") else {
      return
    }
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: program.path)))
    #expect(ELFFile(path: program.path)?.sections.isEmpty == false)
    for count in [0, 1, 15, 16, 63, 64, 65, bytes.count / 2, bytes.count - 65, bytes.count - 1] {
      try read(Array(bytes.prefix(count)))
    }
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<50 {
      try read(Array(bytes[..<6]) + (0..<300).map { _ in UInt8.random(in: 0...255, using: &generator) })
      // Damage in the header, in the table of sections at the end, anywhere.
      for range in [16..<64, bytes.count - 64 * 20..<bytes.count, 0..<bytes.count] {
        var damaged = bytes
        for _ in 0..<8 { damaged[Int.random(in: range)] = UInt8.random(in: 0...255) }
        try read(damaged)
      }
    }
  }

  @Test func noFiles() {
    #expect(ELFFile(path: "/") == nil)
    #expect(ELFFile(path: "/dev/zero") == nil)
    #expect(ELFFile(path: "/gone") == nil)
  }

  @Test func answersOfTheLineTool() {
    #expect(LineTool.parse("").isEmpty)
    #expect(LineTool.parse("??\n??:0:0\n\nf\n/a.swift:3:1\ng\n/b:c.swift:4:2\n\n").map(\.count) == [0, 2])
    let frames = LineTool.parse("f\n/a:b.swift:3:1\ng\n/<compiler-generated>:0:0\n\n")
    #expect(frames[0].map { $0.location?.description } == ["a:b.swift:3", nil])
    #expect(LineTool.parse("f\n").isEmpty)
  }
}
