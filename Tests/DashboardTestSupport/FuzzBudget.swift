import Foundation

/// How many mutants a fuzz test takes: a few thousand in the suite, or as many as fit into `APUS_FUZZ_SECONDS`
/// (Scripts/fuzz-dashboards).
///
/// `APUS_FUZZ_SEED` starts elsewhere. A mutant that kills the process is in `APUS_FUZZ_FOLDER`, written before it is read.
package struct FuzzBudget {
  /// Seconds that one mutant may take, in a debug build on a busy machine.
  package let patience = 20.0
  private let deadline: Date?
  package let count: Int
  package let seed: UInt64
  private let folder: URL?

  package init(count: Int) {
    let environment = ProcessInfo.processInfo.environment
    deadline = environment["APUS_FUZZ_SECONDS"].flatMap { Double($0) }.map { Date().addingTimeInterval($0) }
    self.count = count
    seed = environment["APUS_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    folder = environment["APUS_FUZZ_FOLDER"].map { URL(fileURLWithPath: $0) }
  }

  package func allows(_ done: Int) -> Bool { deadline.map { Date() < $0 } ?? (done < count) }

  /// Keeps what is about to be read.
  package func keep(_ name: String, _ bytes: [UInt8]) throws {
    try folder.map { try Data(bytes).write(to: $0.appendingPathComponent(name)) }
  }
}
