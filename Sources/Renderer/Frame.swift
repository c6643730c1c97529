import CRasterKernels
import DisplayList
import Foundation
import Geometry

/// A display list compiled for drawing: a flat sequence of commands in pixels, and the data that they refer to.
///
/// One thread builds it; then all threads only read it.
struct Frame {
  var commands: [DrawCommand] = []
  var shapes: [Shape] = []
  var boxLists: [BoxList] = []
  var polylines: [Polylines] = []
  var thinLines: [ThinLine] = []
  /// The points of thin lines, x and y in turns.
  var linePoints: [Float] = []
  var stampLists: [StampList] = []
  /// The coverage masks to which the stamps' offsets refer.
  var stampMasks: [UInt8] = []
  var shaders: [any Shader] = []
  var clips: [ClipShape] = []
  var layers: [LayerStyle] = []
  /// For each group that may be kept as a picture, the index after its last command.
  var pictureEnds: [KeptPictures.Key: Int] = [:]

  struct Shape {
    var path: Path
    var fill: FillStyle
    var stroke: StrokeStyle?
    var transform: DeviceTransform
    var ink: Ink
  }

  /// Axis-aligned rectangles in 1/256 pixel.
  struct BoxList {
    var boxes: [apus_box]
    var ink: Ink
  }

  struct Polylines {
    var lines: [[CGPoint]]
    var style: StrokeStyle
    var transform: DeviceTransform
    var ink: Ink
  }

  /// Sprites of one path, with positions in pixels.
  struct StampList {
    var stamps: [apus_glyph]
    var color: UInt32
  }

  struct ClipShape {
    /// `nil` clips to the command's bounds.
    var path: (Path, FillStyle, DeviceTransform)?
  }

  struct LayerStyle {
    var alpha: UInt32
    var blendMode: BlendMode
    var filters: [Filter]
    var scale: CGFloat
    var reach: Int
    /// The bounds of the content, in pixels.
    var content: PixelRect
    /// The layer is not drawn: its alpha multiplies the enclosing layer.
    var isMask = false
  }

  /// Whether it consists of thousands of small commands that cost little to draw in parts. They draw on the same pixels again
  /// and again, which should then stay in the cache. Outlines, clips and layers are worked out anew for each part.
  var isCheapToCut: Bool {
    commands.count >= 1024 && layers.isEmpty && (shapes.count + polylines.count + clips.count) * 8 <= commands.count
  }

  mutating func removeAll() {
    commands.removeAll(keepingCapacity: true)
    shapes.removeAll(keepingCapacity: true)
    boxLists.removeAll(keepingCapacity: true)
    polylines.removeAll(keepingCapacity: true)
    thinLines.removeAll(keepingCapacity: true)
    linePoints.removeAll(keepingCapacity: true)
    stampLists.removeAll(keepingCapacity: true)
    // Shared with the atlas, which can append in place only while it holds the only reference.
    stampMasks = []
    shaders.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
    layers.removeAll(keepingCapacity: true)
    pictureEnds.removeAll(keepingCapacity: true)
  }
}

/// A drawing command. Indices refer to the frame's arrays.
struct DrawCommand {
  enum Operation {
    case box(apus_box, color: UInt32)
    case shadedBox(apus_box, shader: Int32)
    case boxes(Int32)
    case shape(Int32)
    /// Thin lines `first ..< first + count`, which together are a shape.
    case lines(first: Int32, count: Int32, shape: Int32)
    case polylines(Int32)
    case stamps(Int32)
    /// Placements `first ..< first + count` at pixel (x, y).
    case glyphs(first: Int32, count: Int32, x: Int32, y: Int32, color: UInt32)
    case colorGlyph(Int32, x: Int32, y: Int32, alpha: UInt32)
    case pushClip(Int32)
    case popClip
    case pushLayer(Int32)
    case popLayer
  }

  var operation: Operation
  /// The pixels that the command may touch.
  var x0, y0, x1, y1: Int32
  /// The index at which to continue if this command is skipped: for a push, after the matching pop.
  var end: Int32

  init(_ operation: Operation, _ bounds: PixelRect) {
    self.operation = operation
    (x0, y0) = (Int32(truncatingIfNeeded: bounds.x0), Int32(truncatingIfNeeded: bounds.y0))
    (x1, y1) = (Int32(truncatingIfNeeded: bounds.x1), Int32(truncatingIfNeeded: bounds.y1))
    end = 0
  }

  @inline(__always)
  func meets(_ rect: PixelRect) -> Bool {
    Int(x0) < rect.x1 && Int(x1) > rect.x0 && Int(y0) < rect.y1 && Int(y1) > rect.y0
  }

  var bounds: PixelRect { PixelRect(x0: Int(x0), y0: Int(y0), x1: Int(x1), y1: Int(y1)) }
}
