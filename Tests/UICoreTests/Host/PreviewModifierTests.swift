import SwiftUI
import Testing
import UITestSupport

@testable import UICore

private struct Sample: PreviewModifier {
  static func makeSharedContext() async throws -> String { "sample" }
  func body(content: Content, context: String) -> some View {
    VStack {
      Text(context)
      content
    }
  }
}

private struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.frame(width: 20, height: 20) }
}

private struct Failing: PreviewModifier {
  struct Failure: Error {}
  static func makeSharedContext() async throws { throw Failure() }
  func body(content: Content, context: Void) -> some View { content }
}

/// What prepares previews.
@MainActor struct PreviewModifierTests {
  private func host<V: View>(
    _ traits: PreviewTrait<Preview.ViewTraits>, @ViewBuilder _ view: @escaping @MainActor () -> V
  ) throws -> TestHost {
    let preview = Preview(traits: traits) { view() }
    return try TestHost {
      preview.traits.compactMap(\.modify).reduce(AnyView(erasing: preview.body())) { $1($0) }
    }
  }

  @Test func thePreviewStandsInWhatWasPrepared() async throws {
    let host = try host(.modifier(Sample())) { Text("content") }
    #expect(host.staticTexts["content"] == nil)
    await host.wait(until: { host.staticTexts["content"] != nil })
    #expect(host.staticTexts["sample"] != nil)
  }

  @Test func withoutAContextItIsThereSoon() async throws {
    let host = try host(.modifier(Framed())) { pureRed }
    await host.wait(until: { host.area() > 0 })
    #expect(host.area() == 400)
  }

  @Test func whatFailsShowsNothing() async throws {
    let host = try host(.modifier(Failing())) { pureRed }
    for _ in 0..<5 {
      await Task.yield()
      host.update()
    }
    #expect(host.area() == 0)
  }
}
