import DisplayList
import Foundation
import Geometry

extension GraphicsContext {
  /// A view of the canvas's symbols, ready to be drawn any number of times.
  public struct ResolvedSymbol {
    fileprivate let list: DisplayList
    /// The view's ideal size, in points.
    public let size: CGSize
  }

  /// The view among the canvas's symbols with the tag, or with the id if it has no tag; nil where there is none.
  ///
  /// After that the renderer runs again when the view looks different.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let symbols = source.symbols else { return nil }
    let graph = source.style.graph
    let indices = source.symbolIndices ?? symbols.indices(in: graph)
    source.symbolIndices = indices
    guard let index = indices[AnyHashable(id)], let symbol = symbols.symbol(at: index, in: graph) else { return nil }
    return ResolvedSymbol(list: symbol.list, size: symbol.size)
  }

  /// Draws the symbol at its own size, with its `anchor` at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    var context = self
    context.translateBy(x: point.x - anchor.x * symbol.size.width, y: point.y - anchor.y * symbol.size.height)
    context.draw(symbol.list)
  }

  /// Draws the symbol stretched to `rect`.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var context = self
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    context.draw(symbol.list)
  }

  private func draw(_ list: DisplayList) {
    if list.isEmpty { return }
    // Views are pressed where they stand, not where they are drawn.
    draw(.group(GroupItem(list, allowsHitTesting: false)), bounds: list.bounds)
  }
}
