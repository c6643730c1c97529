import Foundation

/// One scene of `../shared/reference`: a neutral view tree, and the rectangles found in Apple's picture of it.
struct ReferenceScene: Decodable {
  var id: String
  var sizePoints: [CGFloat]
  var scale: CGFloat
  var hosting: String
  var scene: [SceneNode]
  var measuredRects: [MeasuredRect]

  enum CodingKeys: String, CodingKey {
    case id, scale, hosting, scene
    case sizePoints = "size_points"
    case measuredRects = "measured_rects_points"
  }

  var size: CGSize { CGSize(width: sizePoints[0], height: sizePoints[1]) }

  /// Whether the scene filled a window, over white, rather than being drawn by itself over nothing.
  var isHosted: Bool { hosting.hasPrefix("hosted") }
}

struct MeasuredRect: Decodable {
  var x, y, w, h: CGFloat
  /// `#RRGGBBAA`
  var rgba: String

  var frame: CGRect { CGRect(x: x, y: y, width: w, height: h) }
}

/// A view or a modifier: its name, its arguments in order, what it is applied to and what it holds.
struct SceneNode: Decodable {
  var name: String
  var arguments: [(label: String?, value: SceneValue)]
  var modifiers: [SceneNode]
  var children: [SceneNode]

  enum CodingKeys: String, CodingKey { case type, name, arguments, modifiers, children }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    name = try fields.decodeIfPresent(String.self, forKey: .type) ?? fields.decode(String.self, forKey: .name)
    modifiers = try fields.decodeIfPresent([SceneNode].self, forKey: .modifiers) ?? []
    children = try fields.decodeIfPresent([SceneNode].self, forKey: .children) ?? []
    arguments = []
    guard fields.contains(.arguments) else { return }
    var list = try fields.nestedUnkeyedContainer(forKey: .arguments)
    while !list.isAtEnd {
      var pair = try list.nestedUnkeyedContainer()
      arguments.append((try pair.decodeIfPresent(String.self), try pair.decode(SceneValue.self)))
    }
  }

  subscript(label: String) -> SceneValue? { arguments.first { $0.label == label }?.value }
  /// The first argument without a label.
  var unlabelled: SceneValue? { arguments.first { $0.label == nil }?.value }
}

enum SceneValue: Decodable {
  case number(Double)
  case string(String)
  case list([SceneValue])
  case node(SceneNode)

  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if let number = try? single.decode(Double.self) {
      self = .number(number)
    } else if let string = try? single.decode(String.self) {
      self = .string(string)
    } else if let list = try? single.decode([SceneValue].self) {
      self = .list(list)
    } else {
      self = .node(try single.decode(SceneNode.self))
    }
  }

  var number: CGFloat? { if case .number(let value) = self { CGFloat(value) } else { nil } }
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var list: [SceneValue]? { if case .list(let value) = self { value } else { nil } }
  var node: SceneNode? { if case .node(let value) = self { value } else { nil } }
}
