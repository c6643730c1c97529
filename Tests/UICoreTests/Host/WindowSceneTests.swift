import Foundation
import Geometry
import Observation
import PlatformHeadless
import SwiftUI
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

/// What scenes and views ask of their windows.
@MainActor struct WindowSceneTests {
  @MainActor @Observable final class Model {
    var width: CGFloat = 120
    var log: [String] = []
    var canClose = false
  }

  private let platform = HeadlessPlatform()

  private func launch<A: App>(_ app: A, _ arguments: [String] = []) throws -> AppHost {
    var options = try LaunchOptions(arguments)
    options.frames = 1
    platform.quietPeriod = 0
    let host = try AppHost(app, platform: platform, options: options, windowFrame: WindowBar.make) { _, _ in }
    try host.run()
    return host
  }

  private func open<A: App>(_ app: A) throws -> (AppHost, HeadlessWindow) {
    let host = try AppHost(app, platform: platform, options: LaunchOptions(), windowFrame: WindowBar.make) { _, _ in }
    host.openWindow(id: nil, value: nil)
    platform.advance(by: 0.1)
    return (host, platform.windows[0])
  }

  private struct SizedContent: View {
    let model: Model
    var body: some View {
      Color.red.frame(minWidth: model.width, maxWidth: 300, minHeight: 50, maxHeight: 80)
    }
  }

  private struct Sized: App {
    var model = Model()
    var resizability = WindowResizability.contentSize
    var body: some Scene {
      WindowGroup { SizedContent(model: model) }
        .windowResizability(resizability)
    }
  }

  @Test func aWindowIsAsLargeAsItsContent() throws {
    let model = Model()
    let (app, window) = try open(Sized(model: model))
    defer { withExtendedLifetime(app) {} }
    #expect(window.limits.minimum == CGSize(width: 120, height: 50))
    #expect(window.limits.maximum == CGSize(width: 300, height: 80))
    window.resize(to: CGSize(width: 1000, height: 10))
    #expect(window.size == CGSize(width: 300, height: 50))
    window.resize(to: CGSize(width: 10, height: 10))
    #expect(window.size == CGSize(width: 120, height: 50))
    // The window grows with what it shows.
    model.width = 200
    platform.advance(by: 0.1)
    #expect(window.size == CGSize(width: 200, height: 50))
  }

  @Test func aWindowIsNoSmallerThanItsContent() throws {
    let (_, window) = try open(Sized(resizability: .contentMinSize))
    #expect(window.limits == WindowLimits(minimum: CGSize(width: 120, height: 50)))
    window.resize(to: CGSize(width: 1000, height: 900))
    #expect(window.size == CGSize(width: 1000, height: 900))
  }

  @Test func anAutomaticWindowHasAnySize() throws {
    let (_, window) = try open(Sized(resizability: .automatic))
    #expect(window.limits == WindowLimits())
  }

  private struct Framed: App {
    var model = Model()
    init() {}
    init(model: Model) { self.model = model }
    var body: some Scene {
      WindowGroup {
        VStack {
          Button("close me") {}
          Multiple(model: model)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .windowDismissBehavior(model.canClose ? .enabled : .disabled)
        .windowMinimizeBehavior(.disabled)
        .windowResizeBehavior(.disabled)
      }
      .windowStyle(.hiddenTitleBar)
      .windowLevel(.floating)
      .defaultPosition(.topTrailing)
    }
  }

  private struct Multiple: View {
    let model: Model
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    var body: some View { Text(supportsMultipleWindows ? "many" : "one") }
  }

  @Test func aWindowIsFramedAsItsSceneSays() throws {
    let (host, window) = try open(Framed())
    #expect(!window.configuration.hasTitleBar && window.configuration.movesByTop)
    #expect(window.configuration.level == .floating)
    #expect(window.configuration.position == .topTrailing)
    #expect(!window.interactions.canBeMinimized && !window.interactions.canBeResized)
    let elements = host.windows[0].host.accessibilityElements.flatMap(\.flattened)
    #expect(elements.contains { $0.label == "many" })
    let button = try #require(elements.first { $0.label == "close me" }?.frame)
    let client = host.windows[0]
    // Its top moves it, but for what takes a press there.
    #expect(client.windowIsMoved(at: CGPoint(x: 5, y: 10)))
    #expect(!client.windowIsMoved(at: CGPoint(x: button.midX, y: min(button.midY, 27))))
    #expect(!client.windowIsMoved(at: CGPoint(x: 5, y: 28)))
  }

  @Test func aWindowThatMayNotBeClosedStays() throws {
    let model = Model()
    let (host, window) = try open(Framed(model: model))
    window.client?.windowShouldClose()
    #expect(host.windows.count == 1)
    model.canClose = true
    platform.advance(by: 0.1)
    window.client?.windowShouldClose()
    #expect(host.windows.isEmpty)
  }

  private struct Launched: App {
    var body: some Scene {
      WindowGroup("first") { Color.red }.defaultLaunchBehavior(.suppressed)
      Window("second", id: "second") { Color.green }
      Window("third", id: "third") { Color.blue }.defaultLaunchBehavior(.presented)
      Window("fourth", id: "fourth") { Color.blue }
    }
  }

  @Test func scenesSayWhetherTheyAreLaunched() throws {
    #expect(try launch(Launched()).windows.map { $0.window.title } == ["second", "third"])
  }

  private struct Opener: App {
    var model = Model()
    init() {}
    init(model: Model) { self.model = model }
    var body: some Scene {
      WindowGroup("main") {
        Color.red.onOpenURL { model.log.append("main \($0.absoluteString)") }
      }
      WindowGroup("notes", id: "notes") {
        Color.green.onOpenURL { model.log.append("notes \($0.absoluteString)") }
      }
      .handlesExternalEvents(matching: ["app:note"])
    }
  }

  @Test func urlsAreOpenedInTheirWindows() throws {
    let model = Model()
    let host = try launch(
      Opener(model: model), ["app:note/1", "--unknown", "C", "https://example.org/a", "app:note/2"])
    #expect(host.windows.map { $0.window.title } == ["main", "notes"])
    #expect(model.log == ["notes app:note/1", "main https://example.org/a", "notes app:note/2"])
  }

  private struct Preferring: App {
    var model = Model()
    init() {}
    init(model: Model) { self.model = model }
    var body: some Scene {
      WindowGroup(for: Int.self) { number in
        let number = number.wrappedValue ?? 0
        Color.red
          .onOpenURL { model.log.append("\(number) \($0.absoluteString)") }
          .handlesExternalEvents(preferring: ["page/\(number)"], allowing: number == 1 ? ["*"] : [])
      }
    }
  }

  @Test func aWindowMayPreferURLs() throws {
    let model = Model()
    let host = try AppHost(Preferring(model: model), platform: platform, options: LaunchOptions()) { _, _ in }
    for number in 1...3 { host.openWindow(id: nil, value: number) }
    platform.advance(by: 0.1)
    for text in ["x:page/2", "x:page/3", "x:page/9"] { host.openExternal(try #require(URL(string: text))) }
    platform.advance(by: 0.1)
    #expect(model.log == ["2 x:page/2", "3 x:page/3", "1 x:page/9"])
  }

  private struct Pointed: View {
    @State private var isBusy = false
    var body: some View {
      Color.red.frame(width: 50, height: 50).pointerStyle(isBusy ? .columnResize : .link)
        .onTapGesture { isBusy = true }
    }
  }

  @Test func thePointerFollowsTheStyleOfTheView() throws {
    let host = try TestHost { Pointed() }
    func move(_ x: CGFloat) { host.send(.pointerMoved(PointerEvent(location: CGPoint(x: x, y: 50)))) }
    #expect(host.window.cursor == .arrow)
    move(100)
    #expect(host.window.cursor == .hand)
    host.click(100, 50)
    #expect(host.window.cursor == .resizeLeftRight)
    move(10)
    #expect(host.window.cursor == .arrow)
    #expect(PointerStyle.frameResize(position: .topLeading).cursor == .resizeFalling)
  }

  private struct Split: App {
    var body: some Scene {
      WindowGroup {
        NavigationSplitView {
          Text("side")
        } detail: {
          Text("detail").toolbar { Button("tool") {} }
        }
        .navigationSplitViewStyle(.balanced)
      }
      .windowToolbarStyle(.unifiedCompact(showsTitle: false))
      .restorationBehavior(.disabled)
      .commands { SidebarCommands() }
    }
  }

  @Test func theSidebarIsHiddenByItsCommand() throws {
    let (host, window) = try open(Split())
    func labels() -> [String] { host.windows[0].host.accessibilityElements.flatMap(\.flattened).map(\.label) }
    #expect(labels().contains("side"))
    window.send(.keyDown(.character("s"), modifiers: [.control, .option], isRepeat: false))
    platform.advance(by: 0.1)
    #expect(!labels().contains("side"))
    window.send(.keyDown(.character("s"), modifiers: [.control, .option], isRepeat: false))
    platform.advance(by: 0.1)
    #expect(labels().contains("side"))
  }

  @Test func theDetailKeepsItsWidthWhereItIsProminent() throws {
    func width(_ isProminent: Bool) throws -> CGFloat {
      var found: CGFloat = 0
      let split = NavigationSplitView {
        Text("side")
      } detail: {
        Color.red.onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          found = $0
        }
      }
      if isProminent {
        _ = try TestHost(size: CGSize(width: 700, height: 300)) { split.navigationSplitViewStyle(.prominentDetail) }
      } else {
        _ = try TestHost(size: CGSize(width: 700, height: 300)) { split.navigationSplitViewStyle(.automatic) }
      }
      return found
    }
    #expect(try width(true) == 700)
    // A sidebar of 240 points and a line of 1.
    #expect(try width(false) == 459)
  }
}
