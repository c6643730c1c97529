import UICore

/// The input is a recorded session of input: each command becomes what a window receives, or one line says what is wrong.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzScripts(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  do {
    for command in try InputScript(parsing: text).commands.prefix(20) {
      precondition(command.steps.allSatisfy { $0.delay >= 0 && $0.delay <= 3600 }, "\(command)")
    }
  } catch {
    precondition(!error.description.contains(where: \.isNewline), "an error of more than one line")
  }
  return 0
}
