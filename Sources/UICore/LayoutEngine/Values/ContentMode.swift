/// How content with an aspect ratio meets the space proposed to it.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers all.
  case fill
}
