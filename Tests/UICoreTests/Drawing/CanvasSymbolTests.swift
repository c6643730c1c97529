import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// Views that a canvas draws as symbols.
@MainActor struct CanvasSymbolTests {
  private let remote = Remote<Bool>()

  @Test func aSymbolIsDrawnAtItsSizeOrStretched() throws {
    let host = try TestHost {
      Canvas { context, _ in
        let symbol = context.resolveSymbol(id: "dot")!
        #expect(symbol.size == CGSize(width: 10, height: 20))
        context.draw(symbol, at: CGPoint(x: 50, y: 50))
        context.draw(symbol, in: CGRect(x: 100, y: 10, width: 40, height: 30))
        var copy = context
        copy.translateBy(x: 180, y: 80)
        copy.draw(symbol, at: .zero, anchor: .topLeading)
      } symbols: {
        pureRed.frame(width: 10, height: 20).tag("dot")
      }
    }
    // 10 · 20 + 40 · 30 + 10 · 20.
    #expect(host.area() == 200 + 1200 + 200)
    // The topmost is the stretched one.
    #expect(host.corner().map { [$0.x, $0.y] } == [100, 10])
    let pixels = host.snapshot().pixels
    // The first from (45, 40), the last from (180, 80).
    #expect(pixels[40 * 200 + 45] == 0xffff_0000 && pixels[39 * 200 + 45] != 0xffff_0000)
    #expect(pixels[99 * 200 + 189] == 0xffff_0000)
  }

  @Test func whatIsNotThereIsNil() throws {
    var found: [Bool] = []
    _ = try TestHost {
      Canvas { context, _ in
        found = [context.resolveSymbol(id: 1) == nil, context.resolveSymbol(id: "1") == nil]
      } symbols: {
        pureRed.tag(2)
        pureRed
      }
      Canvas { context, _ in found.append(context.resolveSymbol(id: 1) == nil) }
    }
    #expect(found == [true, true, true])
  }

  @Test func rowsAreFoundByTheirIDsAndMayGo() throws {
    let host = try TestHost {
      Owner(remote, true) { hasThird in
        Canvas { context, _ in
          for id in 1...3 {
            guard let symbol = context.resolveSymbol(id: id) else { continue }
            context.draw(symbol, at: CGPoint(x: 40 * id, y: 50))
          }
        } symbols: {
          ForEach(1...(hasThird ? 3 : 2), id: \.self) { pureRed.frame(width: CGFloat($0), height: 10) }
        }
      }
    }
    // Odd widths have edges between pixels: whole ones are 0 + 2 + 2 in ten rows at the least.
    let before = host.area()
    remote.value = false
    host.update()
    #expect(host.area() <= before)
    #expect(host.corner()?.x == 79)
  }

  @Test func onlyTheSymbolsBodyRunsAndItIsDrawnAnew() throws {
    struct Dot: View {
      let remote: Remote<Bool>
      var body: some View { Owner(remote, false) { ($0 ? pureBlue : pureRed).frame(width: 10, height: 10) } }
    }
    struct Picture: View {
      let remote: Remote<Bool>
      var body: some View {
        Canvas { context, _ in
          context.draw(context.resolveSymbol(id: 0)!, at: CGPoint(x: 100, y: 50))
        } symbols: {
          Dot(remote: remote).tag(0)
        }
      }
    }
    let host = try TestHost { Picture(remote: remote) }
    #expect(host.area() == 100)
    host.resetCounts()
    remote.value = true
    host.update()
    #expect(host.area() == 0 && host.area(0xff00_00ff) == 100)
    #expect(host.bodies(of: Picture.self) == 0 && host.bodies(of: Dot.self) == 0)
    #expect(host.bodies.values.reduce(0, +) == 1)
    // Nothing moves: no further frame.
    #expect(!host.window.needsFrame)
  }

  @Test func animationsOfSymbolsAreDrawn() throws {
    let host = try TestHost {
      Canvas { context, _ in
        context.draw(context.resolveSymbol(id: 0)!, at: CGPoint(x: 50, y: 50), anchor: .leading)
      } symbols: {
        Owner(remote, false) { pureRed.frame(width: $0 ? 60 : 20, height: 10) }.tag(0)
      }
    }
    host.animate(.linear(duration: 1)) { remote.value = true }
    host.advance(by: 0.5)
    // (20 + 60) / 2 · 10.
    #expect(host.area() == 400)
  }

  @Test func aSymbolIsNeitherPressedNorTold() throws {
    var presses = 0
    let host = try TestHost {
      Canvas { context, size in
        context.draw(context.resolveSymbol(id: 0)!, in: CGRect(origin: .zero, size: size))
      } symbols: {
        Button("Press") { presses += 1 }.tag(0)
      }
    }
    host.click(100, 50)
    #expect(presses == 0)
    #expect(host.elementDump == "")
  }
}
