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
  /// `docs/results/reference-scenes.md` says why the other differs.
  static let leastAgreeing = 58

  /// Where Apple's own picture is farther than 2 of 255 from what was to be drawn, in more than 2 % of the pixels, this
  /// much may differ (`docs/results/reference-scenes.md`): gradients that Apple mixes in numbers of 16 bits, whose error
  /// the eye's curve multiplies where a component is near zero; and the edges of ellipses, softer than coverage.
  static let allowedDifferences: [String: Double] = [
    "view-angulargradient-basic": 0.03, "view-angulargradient-top-leading": 0.06,
    "view-lineargradient-basic": 0.035, "view-lineargradient-leading-trailing": 0.03,
    "view-radialgradient-basic": 0.035, "view-radialgradient-top-leading": 0.085, "view-circle-stroked": 0.03,
    "view-ellipse-filled": 0.022,
  ]

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

  /// At most 2 % of the pixels of each scene differ by more than 2 of 255. No scene has a control or a text.
  @Test func picturesAgree() throws {
    for scene in try ReferenceScenes.all() {
      let difference = try ReferenceScenes.difference(of: ReferenceScenes.render(scene), in: scene)
      let allowed = Self.allowedDifferences[scene.id] ?? 0.02
      #expect(difference <= allowed, "\(scene.id): \(difference) of the pixels differ")
    }
  }
}
