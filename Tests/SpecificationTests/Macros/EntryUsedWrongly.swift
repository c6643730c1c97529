import Foundation
import Testing

/// Declarations that `@Entry` must refuse, each on a line of its own, and where and how it does.
private let refusals: [(source: String, column: Int, message: String)] = [
  (
    "extension EnvironmentValues { @Entry let a: Int = 1 }", 38, "'@Entry' can only be attached to a 'var', not a 'let'"
  ),
  (
    "extension EnvironmentValues { @Entry var b: Int }", 42,
    "'@Entry' needs a default value, as the type is not optional"
  ),
  (
    "extension EnvironmentValues { @Entry var c }", 42, "'@Entry' needs a default value, as the type is not optional"
  ),
  (
    "extension EnvironmentValues { @Entry var d: () -> Int? }", 42,
    "'@Entry' needs a default value, as the type is not optional"
  ),
  (
    "extension EnvironmentValues { @Entry var e: Int { 3 } }", 42,
    "'@Entry' cannot be attached to a property with accessors"
  ),
  (
    "extension EnvironmentValues { @Entry var f: Int = 3 { didSet {} } }", 42,
    "'@Entry' cannot be attached to a property with observers"
  ),
  (
    "extension EnvironmentValues { @Entry static var g: Int = 3 }", 38,
    "'@Entry' cannot be attached to a property of the type itself"
  ),
  ("extension EnvironmentValues { @Entry func h() {} }", 31, "'@Entry' can only be attached to a 'var'"),
  ("extension String { @Entry var i: Int = 3 }", 20, elsewhere),
  ("struct Elsewhere { @Entry var j: Int = 3 }", 20, elsewhere),
  ("@Entry var k: Int = 3", 1, elsewhere),
]
private let elsewhere =
  "'@Entry' can only be attached to a 'var' inside extensions of EnvironmentValues, Transaction, ContainerValues or FocusedValues"

/// What the expansions refer to, on one line.
private let declarations = """
  public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }; \
  public struct EnvironmentValues { \
  public subscript<K: EnvironmentKey>(k: K.Type) -> K.Value { get { K.defaultValue } set {} } }; \
  @attached(accessor) @attached(peer, names: prefixed(__Key_)) \
  public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
  """

/// What the compiler says of a source of the module `UICore`: its errors' places and words.
private func errors(in source: String) throws -> Set<String> {
  let folder = FileManager.default.temporaryDirectory.appending(path: "apus-macros-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "source.swift")
  try source.write(to: file, atomically: true, encoding: .utf8)

  // The plugin lies beside the tests.
  let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  let compiler = Process()
  compiler.executableURL = URL(filePath: "/usr/bin/env")
  compiler.arguments = [
    "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-module-name", "UICore", file.path,
    "-load-plugin-executable", products.appending(path: "SwiftUIMacros-tool").path + "#SwiftUIMacros",
  ]
  let output = Pipe()
  compiler.standardError = output
  try compiler.run()
  let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  compiler.waitUntilExit()
  return Set(
    text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(file.path + ":"), let error = line.firstRange(of: ": error: ") else { return nil }
      let place = line[..<error.lowerBound].dropFirst(file.path.count + 1)
      // The compiler adds which macro says so.
      let message = line[error.upperBound...].split(separator: " (from macro")[0]
      return "\(place) \(message)"
    })
}

extension MacroSpecification {
  /// Each error stands at the word that is wrong.
  @Test func entryUsedWrongly() throws {
    let errors = try errors(in: ([declarations] + refusals.map(\.source)).joined(separator: "\n"))
    for (index, refusal) in refusals.enumerated() {
      #expect(errors.contains("\(index + 2):\(refusal.column) \(refusal.message)"), "\(refusal.source): \(errors)")
    }
  }

  @Test func entryUsedRightly() throws {
    let entries = """
      extension EnvironmentValues {
        @Entry var a: Int? // nothing = nil
        @Entry public var b: Int /* { */ = // the value
          3 // trailing
        @Entry var c: [String: Int] = ["\\("}" + #"\\#("=")"#)": 1]
        @Entry var d: Int = { 3 }()
        @Entry var e: Int = if Bool.random() { 1 } else { 2 }
        @Entry var `f`: (Int, Dictionary<Int, () -> Int?>) = (1, [:])
        @Entry var g: Optional<String>
        @Entry var h = "}"
      }
      public extension UICore.EnvironmentValues { @Entry var i: @Sendable (Int) -> Void = { _ in } }
      """
    #expect(try errors(in: declarations + "\n" + entries) == [])
  }
}
