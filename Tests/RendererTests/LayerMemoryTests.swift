import DisplayList
import Testing

@testable import Renderer

/// Layers get the memory of those before them.
@Suite struct LayerMemoryTests {
  private let rect = PixelRect(x0: 0, y0: 0, x1: 64, y1: 20)

  @Test func aLayerGetsTheMemoryOfTheLastOneAndIsClear() {
    let memory = LayerMemory()
    var layer: Layer? = Layer(rect, memory: memory)
    let pixels = layer?.pixels
    layer?.pixels[5] = 7
    #expect(memory.held == 0)
    layer = nil
    // 64 · 20 pixels.
    #expect(memory.held == 1280)
    let next = Layer(rect, memory: memory)
    #expect(next.pixels == pixels && next.pixels[5] == 0)
    #expect(memory.held == 0)
  }

  @Test func littleIsHeld() {
    let memory = LayerMemory()
    // 1,024 · 400 pixels each: two of them fit.
    var layers = (0..<5).map { _ in Layer(PixelRect(x0: 0, y0: 0, x1: 1024, y1: 400), memory: memory) }
    layers.removeAll()
    #expect(memory.held == 2 * 1024 * 400)
    // Too large to be held, and then too small for what is held.
    _ = Layer(PixelRect(x0: 0, y0: 0, x1: 2048, y1: 1024), memory: memory)
    _ = Layer(rect, memory: memory)
    #expect(memory.held == 2 * 1024 * 400 + 1280)
  }
}
