import AttributeGraph
import Foundation

/// A scene with a default window size.
nonisolated public struct _DefaultSizeScene<Content: Scene>: Scene {
  let content: Content
  /// In points; nil means the platform's default.
  let size: CGSize?
  public var body: Never { fatalError("a modified scene has no body") }

  nonisolated public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let graph = inputs.base.graph
    let size = graph.withoutTracking { graph.read(scene.attribute).size }
    let outputs = Content._makeScene(scene: scene.field(at: 0, as: Content.self, in: graph), inputs: inputs)
    if let size { for window in outputs.windows { window.defaultSize = size } }
    return outputs
  }
}

/// A scene with a platform profile.
nonisolated public struct _ProfileScene<Content: Scene>: Scene {
  let content: Content
  let profile: PlatformProfile
  public var body: Never { fatalError("a modified scene has no body") }

  nonisolated public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let graph = inputs.base.graph
    let profile = graph.withoutTracking { graph.read(scene.attribute).profile }
    let outputs = Content._makeScene(scene: scene.field(at: 0, as: Content.self, in: graph), inputs: inputs)
    for window in outputs.windows { window.profile = profile }
    return outputs
  }
}

extension Scene {
  /// Sets the platform whose metrics, type sizes and colours the scene's windows use; an addition of Apus.
  ///
  /// `--profile` overrides it.
  public func platformProfile(_ profile: PlatformProfile) -> some Scene {
    _ProfileScene(content: self, profile: profile)
  }

  /// Sets the size of a new window, in points.
  public func defaultSize(_ size: CGSize) -> some Scene { _DefaultSizeScene(content: self, size: size) }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
}
