import SwiftUI

/// Draws a node: what its kind says, with its children in it and its change around it.
struct ScriptView: View {
  let node: ScriptNode
  let states: ScriptStates

  private var color: Color {
    Color(red: Double(node.number % 3) / 2, green: Double(node.number % 5) / 4, blue: Double(node.id % 4) / 3)
  }

  private var rows: some View { ForEach(node.children) { ScriptView(node: $0, states: states) } }

  private var layout: AnyLayout {
    node.isOn ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout(alignment: .trailing, spacing: 1))
  }

  @ViewBuilder private var content: some View {
    switch node.kind {
    case .color: color.frame(width: CGFloat(node.number * 3), height: 9)
    case .text: Text(verbatim: String(repeating: "word \(node.number) ", count: node.number))
    case .circle: Circle().fill(color)
    case .counter: ScriptCounter(id: node.id, states: states)
    case .hstack: HStack(spacing: CGFloat(node.number)) { rows }
    case .vstack: VStack(alignment: node.isOn ? .leading : .center) { rows }
    case .zstack:
      ZStack {
        color.opacity(0.5)
        rows
      }
    case .rows: rows
    case .conditional: if node.isOn { rows } else { color }
    case .optional:
      HStack(spacing: 1) {
        color.frame(width: 3, height: 3)
        if node.isOn { rows }
      }
    case .erased: if node.isOn { AnyView(rows) } else { AnyView(VStack { rows }) }
    case .lazy: LazyVStack(spacing: 1) { rows }
    case .layout: layout { rows }
    case .grid:
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow { rows }
        GridRow { color.frame(width: 4, height: 4) }
      }
    case .reader:
      GeometryReader { proxy in
        VStack(spacing: 0) {
          color.frame(width: proxy.size.width / 2, height: 2)
          rows
        }
      }
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
    case .transition: content.transition(node.isOn ? .slide : .scale)
    case .front: content.zIndex(Double(node.number))
    case .anchor: content.anchorPreference(key: ScriptPlaces.self, value: .bounds) { [$0] }
    case .environment: content.environment(\.font, node.isOn ? .title : nil).foregroundStyle(color)
    case .mirrored: content.environment(\.layoutDirection, node.isOn ? .rightToLeft : .leftToRight)
    case .priority: content.layoutPriority(Double(node.number))
    case .overlay: content.overlay(alignment: .bottomTrailing) { color.frame(width: 3, height: 3) }
    }
  }
}

/// The places that nodes hand up, framed by the root.
enum ScriptPlaces: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// The whole tree, with frames around the places that it hands up.
struct ScriptRoot: View {
  let node: ScriptNode
  let states: ScriptStates

  var body: some View {
    ScriptView(node: node, states: states)
      .overlayPreferenceValue(ScriptPlaces.self) { places in
        GeometryReader { proxy in
          ForEach(places.indices, id: \.self) { index in
            let place = proxy[places[index]]
            Rectangle().strokeBorder(.red).frame(width: place.width, height: place.height)
              .offset(x: place.minX, y: place.minY)
          }
        }
      }
  }
}
