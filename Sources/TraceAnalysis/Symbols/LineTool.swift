import Foundation

/// `llvm-symbolizer`, which knows functions, inlined ones included, and their lines. One process answers for a whole
/// module.
struct LineTool {
  /// A function at an address, with its mangled name.
  struct Frame {
    var name: String
    /// Nil if it is unknown.
    var location: SourceLocation?

    init(name: String, location: SourceLocation? = nil) { (self.name, self.location) = (name, location) }
  }

  let path: String
  /// After this many seconds a process that has not ended is killed.
  var patience = 60.0

  /// Searches `PATH`, then the folder of the `swift` found there. Nil if there is none.
  static func find(environment: [String: String] = ProcessInfo.processInfo.environment) -> LineTool? {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    func executable(_ name: String, in folders: [String]) -> String? {
      folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
    var found = executable("llvm-symbolizer", in: folders)
    if found == nil, let swift = executable("swift", in: folders) {
      let folder = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent().path
      found = executable("llvm-symbolizer", in: [folder])
    }
    return found.map { LineTool(path: $0) }
  }

  /// The functions at each of `addresses` in a file, the innermost inlined one first. Nil if the tool failed.
  func frames(at addresses: [UInt64], of file: String) -> [[Frame]]? {
    guard let output = run(["--inlines"], addresses, file) else { return nil }
    let groups = Self.parse(output)
    return groups.count == addresses.count ? groups : nil
  }

  /// The source lines where the functions at `addresses` begin, without regard to inlining. Nil if the tool failed.
  func starts(ofFunctionsAt addresses: [UInt64], of file: String) -> [SourceLocation?]? {
    struct Answer: Decodable {
      struct Symbol: Decodable {
        let StartFileName: String
        let StartLine: Int
      }
      let Symbol: [Symbol]?
    }
    guard let output = run(["--inlines", "--output-style=JSON"], addresses, file) else { return nil }
    let decoder = JSONDecoder()
    let starts = output.split(separator: "\n").map { line -> SourceLocation? in
      let answer = try? decoder.decode(Answer.self, from: Data(line.utf8))
      guard let symbol = answer?.Symbol?.last, symbol.StartLine > 0, !symbol.StartFileName.isEmpty else { return nil }
      return SourceLocation(file: symbol.StartFileName, line: symbol.StartLine)
    }
    return starts.count == addresses.count ? starts : nil
  }

  private func run(_ options: [String], _ addresses: [UInt64], _ file: String) -> String? {
    let input = addresses.map { "0x" + String($0, radix: 16) + "\n" }.joined()
    guard let child = ToolProcess([path, "--obj=\(file)", "--no-demangle"] + options, input: input),
      let answers = child.output(within: patience)
    else { return nil }
    return String(decoding: answers, as: UTF8.self)
  }

  /// The answer for an address is pairs of lines, a function and `file:line:column`, then an empty line.
  static func parse(_ output: String) -> [[Frame]] {
    var groups: [[Frame]] = []
    var frames: [Frame] = []
    var name: Substring?
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let function = name {
        frames.append(Frame(name: function == "??" ? "" : String(function), location: location(line)))
        name = nil
      } else if !line.isEmpty {
        name = line
      } else if !frames.isEmpty {
        groups.append(frames.filter { !$0.name.isEmpty })
        frames = []
      }
    }
    return groups
  }

  private static func location(_ text: Substring) -> SourceLocation? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), line > 0 else { return nil }
    let file = parts.dropLast(2).joined(separator: ":")
    return file.isEmpty || file == "??" || file.contains("<compiler-generated>")
      ? nil : SourceLocation(file: file, line: line)
  }
}
