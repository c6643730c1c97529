import DisplayList
import Foundation
import SwiftUI
import TextLayout
import UITestSupport

/// A screen script under way: the windows, and what is known of their states.
@MainActor final class ScreenRun {
  private struct Window {
    let host: TestHost
    let states: ScriptStates
    let reader: ScreenReader
  }

  private let shown: Outside<Screen>
  private let fonts: FontSystem
  private var windows: [Window] = []
  private var nextID = 1_000_000

  init(_ screen: Screen, fonts: FontSystem) throws {
    let shown = Outside(screen)
    (self.shown, self.fonts) = (shown, fonts)
    let (states, reader) = (ScriptStates(), Self.reader(of: shown))
    let host = try TestHost(size: CGSize(width: 90, height: 70), fonts: fonts) {
      Following(shown) { ScreenView(screen: $0, states: states, reader: reader) }
    }
    windows = [Window(host: host, states: states, reader: reader)]
  }

  private static func reader(of shown: Outside<Screen>) -> ScreenReader {
    ScreenReader { shown.value.selection = $0 }
  }

  func close() { for window in windows { window.host.close() } }

  private func update() { for window in windows { window.host.update() } }

  // MARK: Steps

  func perform(_ step: ScreenScript.Step) {
    var random = SplitMix(seed: step.seed)
    let animation = step.isAnimated ? Animation.linear(duration: 0.3) : nil
    let window = windows[random.below(windows.count)]
    let host = window.host
    switch step.action {
    case .wait: host.advance(by: Double(random.below(30)) / 60)
    case .resize: host.resize(to: CGSize(width: 40 + random.below(100), height: 30 + random.below(90)))
    case .appearance: host.platform.isDark.toggle()
    case .scroll: scroll(host, by: CGFloat(random.below(120) - 40))
    case .leap: scroll(host, by: CGFloat(random.below(1200) - 500))
    case .scrollTo: scrollTo(window, animation, &random)
    case .state, .thread: write(window, animation, onThread: step.action == .thread, &random)
    case .open:
      guard windows.count < 3 else { break }
      let (shown, states, reader) = (shown, ScriptStates(), Self.reader(of: shown))
      let size = CGSize(width: 50 + random.below(60), height: 40 + random.below(60))
      let host = TestHost(beside: windows[0].host, size: size) {
        Following(shown) { ScreenView(screen: $0, states: states, reader: reader) }
      }
      windows.append(Window(host: host, states: states, reader: reader))
    case .close: if windows.count > 1 { windows.remove(at: random.below(windows.count)).host.close() }
    default:
      var screen = shown.value
      edit(&screen, step.action, &random)
      withAnimation(animation) { shown.value = screen }
    }
    update()
  }

  private func scroll(_ host: TestHost, by distance: CGFloat) {
    let isHorizontal = shown.value.isHorizontal
    host.scroll(
      host.window.size.width / 2, host.window.size.height / 2, dx: isHorizontal ? distance : 0,
      dy: isHorizontal ? 0 : distance)
  }

  private func scrollTo(_ window: Window, _ animation: Animation?, _ random: inout SplitMix) {
    guard let element = shown.value.elements.randomElement(using: &random) else { return }
    let anchor = random.pick([nil, .top, .center, .bottomTrailing] as [UnitPoint?])
    withAnimation(animation) {
      if random.below(2) == 0 {
        window.reader.proxy?.scrollTo(element.id, anchor: anchor)
      } else {
        window.reader.proxy?.scrollTo("named \(element.id)", anchor: anchor)
      }
    }
  }

  private func write(_ window: Window, _ animation: Animation?, onThread: Bool, _ random: inout SplitMix) {
    window.states.callRoll()
    update()
    guard let id = window.states.ids.randomElement(using: &random) else { return }
    let amount = random.below(5) + 1
    if onThread {
      guard let binding = window.states.binding(of: id) else { return }
      let isWritten = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        binding.wrappedValue = amount
        isWritten.signal()
      }
      isWritten.wait()
    } else {
      withAnimation(animation) { window.states.add(amount, to: id) }
    }
  }

  private func edit(_ screen: inout Screen, _ action: ScreenScript.Action, _ random: inout SplitMix) {
    let count = screen.elements.count
    let index = count > 0 ? random.below(count) : nil
    switch (action, index) {
    case (.insert, _):
      for _ in 0...random.below(4) {
        screen.elements.insert(.make(&random, nextID: &nextID), at: random.below(screen.elements.count + 1))
      }
    case (.screen, _):
      screen.container = random.pick(Screen.Container.allCases)
      screen.number = random.below(8)
      if random.below(2) == 0 { screen.shape = random.below(3) == 0 ? nil : random.pick(Screen.Shape.allCases) }
    case (.shuffle, _): screen.elements.shuffle(using: &random)
    case (.remove, let index?): screen.elements.remove(at: index)
    case (.removeMany, let index?): screen.elements.removeSubrange(index..<min(count, index + random.below(12)))
    case (.move, let index?):
      let moved = screen.elements.remove(at: index)
      screen.elements.insert(moved, at: random.below(count))
    case (.number, let index?): screen.elements[index].number = random.below(8)
    case (.flag, let index?): screen.elements[index].isOn.toggle()
    case (.shape, let index?): screen.elements[index].shape = random.pick(Screen.Shape.allCases)
    case (.select, let index?): screen.selection = screen.elements[index].id
    default: break
    }
  }

  // MARK: Comparing

  /// What differs between a window and the same views made afresh, as one scrolls through both.
  func difference() throws -> String? {
    // Animations that are under way end where they would have been at once.
    windows[0].host.advance(by: 2)
    for (number, window) in windows.enumerated() {
      update()
      window.host.checkInvariants()
      var initial: [Int: Int] = [:]
      let shownPages = pages(of: window.host) {
        window.states.callRoll()
        self.update()
        initial.merge(window.states.values) { $1 }
      }
      let (screen, states, reader) = (shown.value, ScriptStates(initial: initial), ScreenReader { _ in })
      let fresh = try TestHost(size: window.host.window.size, fonts: fonts) {
        ScreenView(screen: screen, states: states, reader: reader)
      }
      defer { fresh.close() }
      if window.host.platform.isDark {
        fresh.platform.isDark = true
        fresh.update()
      }
      let freshPages = pages(of: fresh) {}
      for (page, (a, b)) in zip(shownPages, freshPages).enumerated() where a != b {
        return "window \(number), page \(page), \(screen)\nupdated:\n\(a.views)\nfresh:\n\(b.views)"
      }
    }
    return nil
  }

  /// What is in sight: the leaves of the display list in the window, and the pixels.
  private struct Page: Equatable {
    let views: String
    let pixels: [UInt32]
  }

  /// The pages of a window from the start on, each so near to the last that every view comes into sight.
  private func pages(of host: TestHost, _ look: () -> Void) -> [Page] {
    // Each leap measures what it brings into sight, which can put the start farther off.
    for _ in 0..<4 { scroll(host, by: -100_000) }
    return (0..<12).map { _ in
      look()
      let size = host.window.size
      let leaves = host.window.lastFrame.map { $0.list.leaves(in: CGRect(origin: .zero, size: size)) } ?? []
      let page = Page(views: leaves.joined(separator: "\n"), pixels: host.snapshot().pixels)
      scroll(host, by: 23)
      return page
    }
  }
}

extension DisplayList {
  /// Everything that draws inside `clip`, back to front; points of the window.
  fileprivate func leaves(in clip: CGRect, at origin: CGPoint = .zero) -> [String] {
    items.flatMap { item -> [String] in
      let start = CGPoint(x: origin.x + item.offset.x, y: origin.y + item.offset.y)
      if case .group(let group) = item.content {
        var inner = clip
        if case .rect(let rect)? = group.clip { inner = clip.intersection(rect.offsetBy(dx: start.x, dy: start.y)) }
        return group.list.leaves(in: inner, at: start)
      }
      let frame = item.bounds.offsetBy(dx: origin.x, dy: origin.y)
      guard frame.maxX > clip.minX, frame.minX < clip.maxX, frame.maxY > clip.minY, frame.minY < clip.maxY else {
        return []
      }
      return [
        String(format: "%.6f %.6f %.6f %.6f", frame.minX, frame.minY, frame.width, frame.height)
      ]
    }
  }
}
