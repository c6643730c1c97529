import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
  @MainActor public func _reduce(into reduction: inout _ChartReduction) {
    for element in data { content(element)._reduce(into: &reduction) }
  }
}

extension ForEach where Content: ChartContent {
  /// Makes the marks of each element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(_data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes the marks of each element.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(_data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Makes the marks of each element.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(_data: data, id: { $0 }, content: content)
  }
}
