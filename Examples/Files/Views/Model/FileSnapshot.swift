/// What the reader of the disk hands to the interface: one value, one assignment.
public struct FileSnapshot: Sendable {
  public let tree: FileTree
  /// Whether folders wait to be read.
  public let isReading: Bool
  /// What people should know about the tree, in a sentence.
  public let notice: String?
}
