import Foundation
import Geometry

@testable import UICore

/// A tree of views as data, so that it can be drawn at random, edited and printed.
struct RandomNode: Equatable, Identifiable {
  enum Kind: Int, CaseIterable { case color, text, circle, hstack, vstack, zstack, rows, conditional, erased, lazy }
  enum Change: Int, CaseIterable { case none, padding, frame, opacity, offset, clipped, background, rotated, identity }
  var id: Int
  var kind: Kind
  var change: Change
  var number: Int
  var isOn: Bool
  var children: [RandomNode]

  static func make(_ random: inout SystemlessGenerator, depth: Int, nextID: inout Int) -> RandomNode {
    let kinds = depth > 0 ? Kind.allCases : [.color, .text, .circle]
    let kind = kinds.randomElement(using: &random)!
    nextID += 1
    var node = RandomNode(
      id: nextID, kind: kind, change: Change.allCases.randomElement(using: &random)!,
      number: Int.random(in: 0..<8, using: &random), isOn: Bool.random(using: &random), children: [])
    if kind.rawValue >= Kind.hstack.rawValue {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        node.children.append(make(&random, depth: depth - 1, nextID: &nextID))
      }
    }
    return node
  }

  /// Changes one thing somewhere in the tree.
  mutating func edit(_ random: inout SystemlessGenerator, depth: Int, nextID: inout Int) {
    if !children.isEmpty, Int.random(in: 0..<4, using: &random) > 0 {
      let index = children.indices.randomElement(using: &random)!
      children[index].edit(&random, depth: depth - 1, nextID: &nextID)
      return
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: number = Int.random(in: 0..<8, using: &random)
    case 1: isOn.toggle()
    case 2: change = Change.allCases.randomElement(using: &random)!
    case 3: children.shuffle(using: &random)
    case 4: if let index = children.indices.randomElement(using: &random) { children.remove(at: index) }
    case 5: self = Self.make(&random, depth: depth, nextID: &nextID)
    default:
      guard depth > 0, kind.rawValue >= Kind.hstack.rawValue, children.count < 5 else { return number += 1 }
      let child = Self.make(&random, depth: depth - 1, nextID: &nextID)
      children.insert(child, at: Int.random(in: 0...children.count, using: &random))
    }
  }
}

/// SplitMix64, so that a failure can be repeated.
struct SystemlessGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Draws a node: with a modifier around it and its children in it.
struct RandomTree: View {
  let node: RandomNode

  private var color: Color {
    Color(red: Double(node.number % 3) / 2, green: Double(node.number % 5) / 4, blue: Double(node.id % 4) / 3)
  }

  private var rows: some View { ForEach(node.children) { RandomTree(node: $0) } }

  @ViewBuilder private var content: some View {
    switch node.kind {
    case .color: color.frame(width: CGFloat(node.number * 3), height: 9)
    case .text: Text(verbatim: String(repeating: "word \(node.number) ", count: node.number))
    case .circle: Circle().fill(color)
    case .hstack: HStack(spacing: CGFloat(node.number)) { rows }
    case .vstack: VStack(alignment: node.isOn ? .leading : .center) { rows }
    case .zstack:
      ZStack {
        color.opacity(0.5)
        rows
      }
    case .rows: rows
    case .conditional: if node.isOn { rows } else { color }
    case .erased: if node.isOn { AnyView(rows) } else { AnyView(VStack { rows }) }
    case .lazy: LazyVStack(spacing: 1) { rows }
    }
  }

  var body: some View {
    switch node.change {
    case .none: content
    case .padding: content.padding(CGFloat(node.number))
    case .frame: content.frame(width: 40, height: node.isOn ? CGFloat(node.number * 5) : nil)
    case .opacity: content.opacity(Double(node.number) / 8)
    case .offset: content.offset(x: CGFloat(node.number), y: -2)
    case .clipped: content.clipShape(RoundedRectangle(cornerRadius: CGFloat(node.number)))
    case .background: content.background(color)
    case .rotated: content.rotationEffect(.degrees(Double(node.number) * 9))
    case .identity: content.id(node.isOn)
    }
  }
}
