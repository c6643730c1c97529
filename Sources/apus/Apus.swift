import ApusTool
import Foundation

@main
enum Apus {
  static func main() {
    exit(Tool.run(Array(CommandLine.arguments.dropFirst()), extra: [ViewCommand.self]))
  }
}
