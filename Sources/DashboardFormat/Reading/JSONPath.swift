/// A path in a JSON document; its text is only made for messages.
indirect enum JSONPath {
  case root
  case name(JSONPath, String)
  case index(JSONPath, Int)

  /// `widgets[3].definition`, or `$` for the whole document. Names from outside are shortened.
  var text: String {
    switch self {
    case .root: return "$"
    case .name(let parent, let name):
      let name = name.shortened(to: 80)
      if case .root = parent { return name }
      return parent.text + "." + name
    case .index(let parent, let index): return parent.text + "[\(index)]"
    }
  }
}
