import SwiftUI

extension ForEach: GraphContent where Content: GraphContent {
  public func _reduce(into reduction: inout GraphReduction) {
    for element in data {
      reduction.withIdentity(AnyHashable(_id(of: element))) { content(element)._reduce(into: &$0) }
    }
  }
}

extension ForEach where Content: GraphContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @GraphContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(_data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: GraphContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @GraphContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(_data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: GraphContent, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @GraphContentBuilder content: @escaping (Int) -> Content) {
    self.init(_data: data, id: { $0 }, content: content)
  }
}
