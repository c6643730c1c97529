import DisplayList
import Foundation
import PlatformHeadless
import Renderer
import Testing
import TextLayout

@testable import UICore

/// Scenes drawn by Apple's SwiftUI, against the same scenes drawn here.
@MainActor
@Suite(.enabled(if: ReferenceScenes.folder != nil, "no ../shared/reference; set APUS_SHARED to its parent"))
struct ReferenceTests {
  /// `docs/results/reference-scenes.md` says why the others differ.
  static let leastAgreeing = 56

  /// Set to a folder, `APUS_REPORT` prints what differs and writes the pictures there.
  private var isReporting: Bool { ProcessInfo.processInfo.environment["APUS_REPORT"] != nil }

  @Test func measuredRectanglesAgree() throws {
    var differing: [String] = []
    let scenes = try ReferenceScenes.all()
    for scene in scenes {
      do {
        let picture = try ReferenceScenes.render(scene)
        let faults = ReferenceScenes.faults(of: picture, in: scene)
        if isReporting { print(scene.id, try ReferenceScenes.difference(of: picture, in: scene)) }
        if !faults.isEmpty { differing.append("\(scene.id): \(faults.joined(separator: "; "))") }
      } catch {
        differing.append("\(scene.id): \(error)")
      }
    }
    if isReporting { print(differing.joined(separator: "\n")) }
    #expect(scenes.count == 59)
    #expect(scenes.count - differing.count >= Self.leastAgreeing, "\(differing.joined(separator: "\n"))")
  }

  /// Gradients have no rectangles to measure: nearly all of their pixels must be those of Apple's picture.
  @Test func gradientsAgree() throws {
    for scene in try ReferenceScenes.all() where scene.id.contains("gradient") {
      let difference = try ReferenceScenes.difference(of: ReferenceScenes.render(scene), in: scene)
      #expect(difference < 0.01, "\(scene.id): \(difference) of the pixels differ")
    }
  }
}
