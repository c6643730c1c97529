import SwiftUI

extension AnyShapeStyle {
  init(erasing style: any ShapeStyle) {
    func open<S: ShapeStyle>(_ style: S) -> AnyShapeStyle { AnyShapeStyle(style) }
    self = open(style)
  }
}

extension AnyShape {
  init(erasing shape: any ChartSymbolShape) {
    func open<S: ChartSymbolShape>(_ shape: S) -> AnyShape { AnyShape(shape) }
    self = open(shape)
  }
}
