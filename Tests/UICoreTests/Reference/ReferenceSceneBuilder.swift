import Foundation
import SwiftUI

/// Why a scene cannot be built.
struct UnknownSceneElement: Error, CustomStringConvertible {
  var name: String
  var description: String { "there is no \(name) yet" }
}

/// Builds a reference scene's views from its neutral tree, by the public API alone.
@MainActor
struct ReferenceSceneBuilder {
  /// The radius in points that the scenes leave unsaid: in `view-radialgradient-top-leading`, the second of four colours
  /// is reached 100 points from the centre.
  private static let usualRadius: CGFloat = 300

  func view(_ nodes: [SceneNode]) throws -> AnyView {
    let views = try nodes.map(view)
    if views.count == 1 { return views[0] }
    return AnyView(children(views))
  }

  private func children(_ views: [AnyView]) -> some View { ForEach(views.indices, id: \.self) { views[$0] } }

  func view(_ node: SceneNode) throws -> AnyView {
    if let (shape, rest) = try shape(node) {
      return try rest.reduce(shape) { try modify($0, $1) }
    }
    return try node.modifiers.reduce(try plain(node)) { try modify($0, $1) }
  }

  // MARK: Views

  private func plain(_ node: SceneNode) throws -> AnyView {
    let spacing = node["spacing"]?.number
    func content() throws -> some View { children(try node.children.map(view)) }
    switch node.name {
    case "Color": return AnyView(try color(node.unlabelled))
    case "Spacer": return AnyView(Spacer())
    case "HStack":
      let content = try content()
      return AnyView(HStack(alignment: try vertical(node["alignment"]), spacing: spacing) { content })
    case "VStack":
      let content = try content()
      return AnyView(VStack(alignment: try horizontal(node["alignment"]), spacing: spacing) { content })
    case "LazyHStack":
      let content = try content()
      return AnyView(LazyHStack(alignment: try vertical(node["alignment"]), spacing: spacing) { content })
    case "LazyVStack":
      let content = try content()
      return AnyView(LazyVStack(alignment: try horizontal(node["alignment"]), spacing: spacing) { content })
    case "ZStack":
      let content = try content()
      return AnyView(ZStack(alignment: try alignment(node["alignment"])) { content })
    case "Grid":
      let content = try content()
      return AnyView(
        Grid(
          horizontalSpacing: node["horizontalSpacing"]?.number, verticalSpacing: node["verticalSpacing"]?.number
        ) { content })
    case "GridRow":
      let content = try content()
      return AnyView(GridRow { content })
    case "LinearGradient":
      return AnyView(
        LinearGradient(
          colors: try colors(node), startPoint: try point(node["startPoint"] ?? .string(".top")),
          endPoint: try point(node["endPoint"] ?? .string(".bottom"))))
    case "RadialGradient":
      return AnyView(
        RadialGradient(
          colors: try colors(node), center: try point(node["center"]), startRadius: node["startRadius"]?.number ?? 0,
          endRadius: node["endRadius"]?.number ?? Self.usualRadius))
    case "AngularGradient":
      return AnyView(
        AngularGradient(
          colors: try colors(node), center: try point(node["center"]),
          startAngle: .degrees(node["startAngle"]?.number ?? 0), endAngle: .degrees(node["endAngle"]?.number ?? 360)))
    default: throw UnknownSceneElement(name: node.name)
    }
  }

  /// A shape, drawn as its first modifier says, and the modifiers that are left.
  private func shape(_ node: SceneNode) throws -> (AnyView, ArraySlice<SceneNode>)? {
    func drawn(_ shape: some InsettableShape) throws -> (AnyView, ArraySlice<SceneNode>) {
      let rest = node.modifiers.dropFirst()
      switch node.modifiers.first?.name {
      case "fill": return (AnyView(shape.fill(try color(node.modifiers[0].unlabelled))), rest)
      case "stroke":
        let width = node.modifiers[0]["lineWidth"]?.number ?? 1
        return (AnyView(shape.stroke(try color(node.modifiers[0].unlabelled), lineWidth: width)), rest)
      default: return (AnyView(shape), node.modifiers[...])
      }
    }
    switch node.name {
    case "Rectangle": return try drawn(Rectangle())
    case "ContainerRelativeShape": return try drawn(ContainerRelativeShape())
    case "RoundedRectangle": return try drawn(RoundedRectangle(cornerRadius: node["cornerRadius"]?.number ?? 0))
    case "Circle": return try drawn(Circle())
    case "Ellipse": return try drawn(Ellipse())
    case "Capsule": return try drawn(Capsule())
    case "UnevenRoundedRectangle":
      func radius(_ corner: String) -> CGFloat { node[corner]?.number ?? 0 }
      return try drawn(
        UnevenRoundedRectangle(
          topLeadingRadius: radius("topLeading"), bottomLeadingRadius: radius("bottomLeading"),
          bottomTrailingRadius: radius("bottomTrailing"), topTrailingRadius: radius("topTrailing")))
    default: return nil
    }
  }

  // MARK: Modifiers

  private func modify(_ view: AnyView, _ node: SceneNode) throws -> AnyView {
    switch node.name {
    case "foregroundColor": return AnyView(view.foregroundColor(try color(node.unlabelled)))
    case "frame":
      if let width = node["maxWidth"]?.number { return AnyView(view.frame(maxWidth: width)) }
      return AnyView(view.frame(width: node["width"]?.number, height: node["height"]?.number))
    case "padding": return AnyView(view.padding(node.unlabelled?.number ?? 16))
    case "offset": return AnyView(view.offset(x: node["x"]?.number ?? 0, y: node["y"]?.number ?? 0))
    case "position": return AnyView(view.position(x: node["x"]?.number ?? 0, y: node["y"]?.number ?? 0))
    case "aspectRatio":
      return AnyView(
        view.aspectRatio(
          node.unlabelled?.number, contentMode: node["contentMode"]?.string == ".fill" ? .fill : .fit))
    case "border": return AnyView(view.border(try color(node.unlabelled), width: node["width"]?.number ?? 1))
    case "cornerRadius": return AnyView(view.cornerRadius(node.unlabelled?.number ?? 0))
    case "ignoresSafeArea": return AnyView(view.ignoresSafeArea())
    case "gridCellColumns": return AnyView(view.gridCellColumns(Int(node.unlabelled?.number ?? 1)))
    case "containerRelativeFrame":
      return AnyView(
        view.containerRelativeFrame(
          node.unlabelled?.string == ".vertical" ? .vertical : .horizontal, count: Int(node["count"]?.number ?? 1),
          span: Int(node["span"]?.number ?? 1), spacing: node["spacing"]?.number ?? 0))
    case "mask":
      guard let content = node.unlabelled?.node else { throw UnknownSceneElement(name: "mask of this form") }
      let mask = try self.view(content)
      return AnyView(view.mask { mask })
    case "overlay":
      guard let content = node.unlabelled?.node else { throw UnknownSceneElement(name: "overlay of this form") }
      let overlay = try self.view(content)
      return AnyView(view.overlay(alignment: try alignment(node["alignment"])) { overlay })
    default: throw UnknownSceneElement(name: node.name)
    }
  }

  // MARK: Values

  /// The light half of `#RRGGBBAA:#RRGGBBAA`.
  private func color(_ value: SceneValue?) throws -> Color {
    guard let text = value?.string, let c = components(ofHex: text.prefix { $0 != ":" }) else {
      throw UnknownSceneElement(name: "colour \(String(describing: value))")
    }
    return Color(
      red: Double(c.x) / 255, green: Double(c.y) / 255, blue: Double(c.z) / 255, opacity: Double(c.w) / 255)
  }

  private func colors(_ node: SceneNode) throws -> [Color] { try (node["colors"]?.list ?? []).map { try color($0) } }

  private func horizontal(_ value: SceneValue?) throws -> HorizontalAlignment {
    switch value?.string ?? ".center" {
    case ".leading": .leading
    case ".center": .center
    case ".trailing": .trailing
    case let name: throw UnknownSceneElement(name: name)
    }
  }

  private func vertical(_ value: SceneValue?) throws -> VerticalAlignment {
    switch value?.string ?? ".center" {
    case ".top": .top
    case ".center": .center
    case ".bottom": .bottom
    case let name: throw UnknownSceneElement(name: name)
    }
  }

  private func alignment(_ value: SceneValue?) throws -> Alignment {
    let point = try point(value)
    let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
    let vertical: [VerticalAlignment] = [.top, .center, .bottom]
    return Alignment(horizontal: horizontal[Int(point.x * 2)], vertical: vertical[Int(point.y * 2)])
  }

  private func point(_ value: SceneValue?) throws -> UnitPoint {
    switch value?.string ?? ".center" {
    case ".topLeading": .topLeading
    case ".top": .top
    case ".topTrailing": .topTrailing
    case ".leading": .leading
    case ".center": .center
    case ".trailing": .trailing
    case ".bottomLeading": .bottomLeading
    case ".bottom": .bottom
    case ".bottomTrailing": .bottomTrailing
    case let name: throw UnknownSceneElement(name: name)
    }
  }
}
