/// A scrolled lazy container and its elements as data: what `ScriptNode` is for fixed views.
struct Screen: Equatable, Sendable {
  enum Container: Int, CaseIterable {
    case vstack, hstack, vgrid, hgrid, list, pinned
  }

  /// How many views an element has, and of what kind.
  enum Shape: Int, CaseIterable {
    case one, two, three, branches, sometimes, rows, group, section, lazy, counter, twoCounters, erased, named
  }

  /// One element of the data.
  struct Element: Equatable, Identifiable, Sendable {
    var id: Int
    var shape: Shape
    var number: Int
    var isOn: Bool
  }

  var container: Container
  /// That of all elements; nil where each has one of its own, so that their list is of varying length.
  var shape: Shape?
  var elements: [Element]
  var number: Int
  var selection: Int?

  var isHorizontal: Bool { container == .hstack || container == .hgrid }

  static func make(_ random: inout SplitMix, nextID: inout Int) -> Screen {
    let container = random.pick(Container.allCases)
    let shape = random.below(3) == 0 ? nil : random.pick(Shape.allCases)
    let elements = (0..<random.below(30)).map { _ in
      Element.make(&random, nextID: &nextID)
    }
    return Screen(container: container, shape: shape, elements: elements, number: random.below(8), selection: nil)
  }
}

extension Screen.Element {
  static func make(_ random: inout SplitMix, nextID: inout Int) -> Screen.Element {
    nextID += 1
    return Screen.Element(
      id: nextID, shape: random.pick(Screen.Shape.allCases), number: random.below(8), isOn: random.below(2) == 0)
  }
}

extension Screen: CustomStringConvertible {
  /// As an expression of Swift.
  var description: String {
    let elements = elements.map { ".init(id: \($0.id), shape: .\($0.shape), number: \($0.number), isOn: \($0.isOn))" }
    return
      "Screen(container: .\(container), shape: \(shape.map { ".\($0)" } ?? "nil"), elements: [\(elements.joined(separator: ", "))], number: \(number), "
      + "selection: \(selection.map(String.init) ?? "nil"))"
  }
}
