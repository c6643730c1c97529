import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

@MainActor @Suite struct MachineTests {
  // MARK: Screens

  @Test func aScreenIsTheDisplayOfTheProgram() throws {
    let host = try TestHost(scale: 2) { EmptyView() }
    // The headless display, and a second one to the left of it.
    host.platform.displays.append(
      PlatformDisplay(
        frame: CGRect(x: -800, y: 100, width: 800, height: 600),
        visibleFrame: CGRect(x: -800, y: 100, width: 800, height: 570), scale: 1, name: "Second", frameInterval: 1 / 144
      ))
    host.asProgram {
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 1440, height: 900))
      #expect(UIScreen.main.scale == 2 && UIScreen.main.nativeBounds.size == CGSize(width: 2880, height: 1800))
      #expect(UIScreen.screens.count == 2 && UIScreen.screens[1].maximumFramesPerSecond == 144)
      // AppKit counts upward from the main display's lower edge: 900 - (24 + 876) and 900 - (100 + 600).
      #expect(NSScreen.main?.frame == CGRect(x: 0, y: 0, width: 1440, height: 900))
      #expect(NSScreen.main?.visibleFrame == CGRect(x: 0, y: 0, width: 1440, height: 876))
      #expect(NSScreen.main?.backingScaleFactor == 2)
      #expect(NSScreen.screens[1].frame == CGRect(x: -800, y: 200, width: 800, height: 600))
      #expect(NSScreen.screens[1].visibleFrame.minY == 230 && NSScreen.screens[1].localizedName == "Second")
    }
  }

  @Test func aPhonesScreenIsItsWindow() throws {
    let host = try TestHost(size: CGSize(width: 402, height: 874), scale: 3, profile: .phone) { EmptyView() }
    host.asProgram {
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 402, height: 874))
      #expect(UIScreen.main.scale == 3)
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
    }
    host.resize(to: CGSize(width: 874, height: 402))
    host.asProgram { #expect(UIScreen.main.bounds.width == 874) }
  }

  @Test func withoutAProgramThereIsAScreenOfDocumentedSize() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852) && UIScreen.main.scale == 3)
    #expect(NSScreen.main == nil && NSScreen.screens.isEmpty)
    #expect(UIDevice.current.userInterfaceIdiom == .mac)
    #expect(UIApplication.shared.applicationState == .background && !NSApplication.shared.isActive)
  }

  @Test func bodiesAskForTheScreenOfTheirProgram() throws {
    struct Half: View {
      var body: some View { Color.red.frame(width: UIScreen.main.bounds.width / 2, height: 10) }
    }
    let host = try TestHost(size: CGSize(width: 300, height: 100), profile: .phone) { Half() }
    #expect(host.frameDump().contains("150"))
  }

  // MARK: Pasteboards

  @Test func aPasteboardIsTheDesktopsClipboard() throws {
    struct Copy: View {
      @State private var pasted = ""
      var body: some View {
        VStack {
          Button("Copy") { UIPasteboard.general.string = "from UIKit" }
          Button("Paste") { pasted = NSPasteboard.general.string(forType: .string) ?? "nothing" }
          Text(pasted)
        }
      }
    }
    let host = try TestHost(size: CGSize(width: 200, height: 200)) { Copy() }
    host.buttons["Paste"]?.click()
    #expect(host.staticTexts["nothing"] != nil)
    host.buttons["Copy"]?.click()
    #expect(host.platform.clipboard == "from UIKit")
    host.platform.clipboard = "from elsewhere"
    host.buttons["Paste"]?.activate()
    #expect(host.staticTexts["from elsewhere"] != nil)
  }

  @Test func twoProgramsHaveTwoPasteboards() throws {
    let (first, second) = (try TestHost { EmptyView() }, try TestHost { EmptyView() })
    first.asProgram { UIPasteboard.general.string = "first" }
    second.asProgram {
      #expect(UIPasteboard.general.string == nil)
      UIPasteboard.general.string = "second"
      first.asProgram { #expect(UIPasteboard.general.string == "first") }
      #expect(UIPasteboard.general.string == "second")
    }
  }

  @Test func withoutAProgramAPasteboardIsEmpty() {
    UIPasteboard.general.string = "lost"
    #expect(UIPasteboard.general.string == nil && UIPasteboard.general.hasStrings == false)
    #expect(NSPasteboard.general.setString("lost", forType: .string) == false)
    #expect(NSPasteboard.general.types == [])
  }

  @Test func pasteboardsTakeTextAndAddresses() throws {
    try TestHost { EmptyView() }.asProgram {
      let (ui, mac) = (UIPasteboard.general, NSPasteboard.general)
      ui.url = URL(string: "https://example.org/a")
      #expect(ui.hasURLs && ui.string == "https://example.org/a" && mac.string(forType: .URL) == ui.string)
      ui.strings = ["a", "b"]
      #expect(ui.string == "a\nb" && ui.strings == ["a\nb"] && ui.url == nil && mac.string(forType: .URL) == nil)
      #expect(mac.types == [.string] && mac.availableType(from: [.URL, .string]) == .string)
      #expect(mac.setString("x", forType: NSPasteboard.PasteboardType("public.png")) == false)
      mac.clearContents()
      #expect(ui.string ?? "" == "" && mac.types == [])
      mac.declareTypes([.string], owner: nil)
      #expect(mac.setString("c", forType: .string) && ui.string == "c")
    }
  }

  @Test func tasksOfAViewKnowTheirProgram() async throws {
    struct Later: View {
      @State private var text = "waiting"
      var body: some View {
        Text(text).task {
          await Task.yield()
          text = UIPasteboard.general.string ?? "nothing"
        }
      }
    }
    let host = try TestHost { Later() }
    host.platform.clipboard = "kept"
    #expect(await host.wait { host.staticTexts["kept"] != nil })
  }

  @Test func otherThreadsWaitForTheMainOne() async throws {
    let host = try TestHost { EmptyView() }
    let task = host.asProgram {
      Task.detachedFromMain { UIPasteboard.general.string = "from a thread" }
    }
    await task.value
    #expect(host.platform.clipboard == "from a thread")
  }

  // MARK: Opening

  @Test func addressesAreOpenedByTheDesktop() async throws {
    let host = try TestHost { EmptyView() }
    let url = URL(string: "https://example.org")!
    var answers: [Bool] = []
    host.asProgram {
      #expect(UIApplication.shared.canOpenURL(url))
      UIApplication.shared.open(url)
      UIApplication.shared.open(url, options: [:]) { answers.append($0) }
      #expect(NSWorkspace.shared.open(URL(fileURLWithPath: "/tmp")))
      NSWorkspace.shared.activateFileViewerSelecting(["/tmp/a", "/tmp/b"].map { URL(fileURLWithPath: $0) })
      // A host has no settings, and the desktop is not asked for them.
      UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!) { answers.append($0) }
    }
    #expect(
      host.platform.openedURLs.map(\.absoluteString) == [
        "https://example.org", "https://example.org", "file:///tmp/", "file:///tmp/",
      ])
    #expect(answers == [true, false])
    let task = host.asProgram { Task { await UIApplication.shared.open(url) } }
    #expect(await task.value)
    #expect(await UIApplication.shared.open(url) == false)
    #expect(!UIApplication.shared.canOpenURL(url) && !NSWorkspace.shared.open(url))
  }

  // MARK: Cursors

  @Test func pushedCursorsCoverThoseOfViews() throws {
    struct Links: View {
      var body: some View {
        Color.red.frame(width: 100, height: 100)
          .onHover { if $0 { NSCursor.pointingHand.push() } else { NSCursor.pop() } }
      }
    }
    let host = try TestHost(size: CGSize(width: 300, height: 100)) { Links() }
    #expect(host.window.cursor == .arrow)
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 150, y: 50))))
    #expect(host.window.cursor == .hand)
    host.asProgram {
      #expect(NSCursor.current == .pointingHand)
      NSCursor.crosshair.push()
      #expect(host.window.cursor == .crosshair)
      NSCursor.openHand.set()
      #expect(host.window.cursor == .move)
      NSCursor.closedHand.pop()
      #expect(host.window.cursor == .hand)
    }
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 10, y: 50))))
    #expect(host.window.cursor == .arrow && host.platform.pushedCursors == [])
    host.asProgram {
      // One too many changes nothing; the arrow alone leaves the windows theirs.
      NSCursor.pop()
      NSCursor.iBeam.set()
      #expect(host.window.cursor == .text)
      NSCursor.arrow.set()
    }
    #expect(host.platform.pushedCursors == [])
  }

  // MARK: The rest

  @Test func theDeviceIsTheComputer() {
    let device = UIDevice.current
    #expect(
      device.systemName == "Linux" && !device.systemVersion.isEmpty && !device.name.isEmpty && !device.model.isEmpty)
    #expect(device.orientation == .unknown && !device.orientation.isPortrait && !device.orientation.isLandscape)
    #expect(UIDeviceOrientation.landscapeLeft.isLandscape && UIDeviceOrientation.faceUp.isFlat)
    // UIKit's numbers.
    #expect(UIUserInterfaceIdiom.mac.rawValue == 5 && UIUserInterfaceIdiom.unspecified.rawValue == -1)
  }

  @Test func feedbackIsNotFelt() {
    let impact = UIImpactFeedbackGenerator(style: .rigid)
    impact.prepare()
    impact.impactOccurred()
    impact.impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.error)
    UISelectionFeedbackGenerator().selectionChanged()
  }
}

extension Task where Success == Void, Failure == Never {
  /// A task on another thread that inherits what belongs to the one that starts it.
  static func detachedFromMain(_ action: @escaping @Sendable () -> Void) -> Task<Void, Never> {
    Task { await OffMain.run(action) }
  }
}

private enum OffMain {
  @concurrent static func run(_ action: @Sendable () -> Void) async { action() }
}
