import SwiftUI

/// Everything that the canvas of marks draws, in parts of the plot's size.
struct MarkDrawing: Equatable {
  /// Neighbours that are drawn in one go: the points of one line, or marks of one kind.
  struct Layer: Equatable {
    var isJoined: Bool
    var zIndex: Double
    var marks: [Int]
  }

  var looks: [MarkLook] = []
  var places = MarkPlaces()
  var layers: [Layer] = []
  var xPadding = AxisPadding()
  var yPadding = AxisPadding()
}

/// A view that belongs to a mark.
struct PlacedAnnotation {
  var mark: Int
  var annotation: MarkAnnotation
}
