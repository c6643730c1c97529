import SwiftUI
import Testing
import UITestSupport

@testable import UICore

private struct Emphasis: TextAttribute {}
private struct Level: TextAttribute, Equatable { var value: Int }

/// What a renderer was called with. Main thread.
private final class Notes: @unchecked Sendable {
  var lines: [[Text.Layout.Run]] = []
  var bounds: [CGRect] = []
  var draws = 0
}

private struct Plain: TextRenderer {
  let notes: Notes
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    notes.draws += 1
    notes.lines = layout.map { Array($0) }
    notes.bounds = layout.map { $0.typographicBounds.rect }
    for line in layout { context.draw(line) }
  }
}

private struct Faded: TextRenderer {
  var opacity: Double
  nonisolated var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    context.opacity = opacity
    for line in layout { context.draw(line) }
  }
}

private struct EmphasisOnly: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line where run[Emphasis.self] != nil { for slice in run { context.draw(slice) } }
    }
  }
}

private struct Tall: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width, height: size.height * 2)
  }
}

/// Texts drawn by renderers of a program's own.
@MainActor struct TextRendererTests {
  private func pixels<V: View>(@ViewBuilder _ view: () -> V) throws -> [UInt32] { try TestHost(view).snapshot().pixels }

  @Test func drawingEachLineDrawsTheText() throws {
    let notes = Notes()
    let text = Text("Two lines\nof ") + Text("under").underline() + Text("lines").strikethrough()
    #expect(try pixels { text.textRenderer(Plain(notes: notes)) } == pixels { text })
    #expect(notes.lines.count == 2)
    #expect(try pixels { Text("a").textRenderer(Faded(opacity: 0)) } == pixels { Color.clear })
    // Also of a right-to-left text, whose runs stand from left to right.
    #expect(try pixels { Text("שלום abc").textRenderer(Plain(notes: notes)) } == pixels { Text("שלום abc") })
  }

  @Test func linesRunsAndGlyphsSayWhereTheyStand() throws {
    let notes = Notes()
    let host = try TestHost {
      (Text("ab") + Text("cde").customAttribute(Level(value: 3)) + Text("f")).textRenderer(Plain(notes: notes))
    }
    #expect(host.messages.isEmpty)
    let runs = try #require(notes.lines.first)
    #expect(runs.map(\.count) == [2, 3, 1])
    #expect(runs.map { $0[Level.self]?.value } == [nil, 3, nil])
    #expect(runs[1].map { $0[Level.self]?.value } == [3, 3, 3])
    #expect(runs.allSatisfy { $0.layoutDirection == .leftToRight })
    // The characters from 0 to 5, in order.
    let first = runs[0].characterIndices[0]
    #expect(runs.flatMap { $0.characterIndices.map { first.distance(to: $0) } } == Array(0..<6))
    for run in runs {
      let bounds = run.typographicBounds
      // Its glyphs stand side by side and fill it.
      #expect(abs(run.reduce(0) { $0 + $1.typographicBounds.width } - bounds.width) < 1e-6)
      #expect(run.first?.typographicBounds.origin == bounds.origin)
      #expect(bounds.ascent > 0 && bounds.descent > 0)
    }
    for (left, right) in zip(runs, runs.dropFirst()) {
      #expect(abs(left.typographicBounds.rect.maxX - right.typographicBounds.origin.x) < 0.01)
    }
    let line = notes.bounds[0]
    #expect(abs(line.minX - runs[0].typographicBounds.origin.x) < 0.01)
    #expect(abs(line.maxX - runs[2].typographicBounds.rect.maxX) < 0.01)
  }

  @Test func partsAreFoundByTheirAttributes() throws {
    let text = Text("ab").foregroundColor(.clear) + Text("cd") + Text("ef").foregroundColor(.clear)
    let marked = Text("ab") + Text("cd").customAttribute(Emphasis()) + Text("ef")
    #expect(try pixels { marked.textRenderer(EmphasisOnly()) } == pixels { text })
  }

  @Test func theRendererSaysTheSize() throws {
    let plain = try TestHost { Text("size").accessibilityIdentifier("t") }
    let tall = try TestHost { Text("size").textRenderer(Tall()).accessibilityIdentifier("t") }
    let (a, b) = (try #require(plain.staticTexts["t"]?.frame), try #require(tall.staticTexts["t"]?.frame))
    #expect(b.size == CGSize(width: a.width, height: a.height * 2))
  }

  @Test func itsValueIsAnimatedWithoutBodies() throws {
    let remote = Remote<Bool>()
    let host = try TestHost {
      Owner(remote, false) {
        Text("■").foregroundStyle(pureRed).font(.system(size: 60)).textRenderer(Faded(opacity: $0 ? 0 : 1))
      }
    }
    let whole = host.area()
    #expect(whole > 100)
    host.animate(.linear(duration: 1)) { remote.value = true }
    host.resetCounts()
    host.advance(by: 0.5)
    #expect(host.area() == 0 && host.bodies.isEmpty)
    let middle = host.snapshot().pixels.min { ($0 >> 8 & 255) < ($1 >> 8 & 255) }!
    #expect((125...130).contains(middle >> 8 & 255))
    host.advance(by: 0.6)
    #expect(host.snapshot().pixels.allSatisfy { $0 == 0xffff_ffff } && !host.window.needsFrame)
  }

  @Test func anUnchangedTextIsNotDrawnAgain() throws {
    let (notes, remote) = (Notes(), Remote<Int>())
    let host = try TestHost {
      HStack {
        Text("still").customAttribute(Level(value: 1)).textRenderer(Plain(notes: notes))
        // Of one width, so that nothing else is offered to the text.
        Owner(remote, 0) { Text("\($0)").frame(width: 40) }
      }
    }
    let before = notes.draws
    remote.value = 1
    host.update()
    #expect(notes.draws == before)
  }
}
