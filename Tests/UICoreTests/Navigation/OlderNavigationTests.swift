import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// Old spellings of navigation, subtitles, bars at the bottom and bars that hide.
@MainActor
struct OlderNavigationTests {
  private func host<V: View>(
    _ profile: PlatformProfile = .phone, @ViewBuilder _ content: () -> V
  ) throws -> TestHost {
    try TestHost(size: CGSize(width: 400, height: 600), profile: profile, content)
  }

  @Test func barItemsOfTheOlderFormLieAtBothEnds() throws {
    let host = try host {
      NavigationView {
        Text("Body")
          .navigationBarTitle(Text("Mail"), displayMode: .inline)
          .navigationBarItems(leading: Button("Edit") {}, trailing: Button("New") {})
      }
    }
    let (edit, new) = (host.buttons["Edit"]?.frame, host.buttons["New"]?.frame)
    let title = try #require(host.staticTexts["Mail"]?.frame)
    // UIKit's margin of 16 at each edge, and the title in the middle of 400 points.
    #expect(edit?.minX == 16)
    #expect(new.map { 400 - $0.maxX } == 16)
    #expect(abs(title.midX - 200) <= 0.5)
  }

  @Test func aStyleMakesAStackOfColumns() throws {
    func shown(_ style: some NavigationViewStyle) throws -> [String] {
      try TestHost(size: CGSize(width: 900, height: 300)) {
        NavigationView {
          Text("One")
          Text("Two")
        }
        .navigationViewStyle(style)
      }
      .staticTexts.map(\.label)
    }
    #expect(try shown(.stack) == ["One"])
    #expect(try shown(StackNavigationViewStyle()) == ["One"])
    #expect(try shown(.columns).sorted() == ["One", "Two"])
    #expect(try shown(.automatic).sorted() == ["One", "Two"])
  }

  @Test func aSubtitleStandsBelowTheTitle() throws {
    let host = try host(.desktop) {
      NavigationStack { Text("Body").navigationTitle("Inbox").navigationSubtitle("3 unread") }
    }
    let title = try #require(host.staticTexts["Inbox"]?.frame)
    let subtitle = try #require(host.staticTexts["3 unread"]?.frame)
    #expect(subtitle.minY >= title.maxY - 1)
    #expect(subtitle.minX == title.minX)
    #expect(subtitle.height < title.height)
  }

  @Test func itemsAtTheBottomTakeTheirHeightFromTheContent() throws {
    struct Page: View {
      @State var hasBar = true
      var body: some View {
        NavigationStack {
          Button {
          } label: {
            Color.red
          }
          .buttonStyle(.plain)
          .accessibilityIdentifier("content")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            if hasBar {
              ToolbarItem(placement: .bottomBar) { Button("Archive") {} }
              ToolbarItem(placement: .status) { Text("Updated just now") }
            }
            ToolbarItem(placement: .topBarTrailing) { Button("Toggle") { hasBar.toggle() } }
          }
        }
      }
    }
    let host = try host { Page() }
    // 600 less UINavigationBar's 44 and UIToolbar's 44.
    #expect(host.buttons["content"]?.frame == CGRect(x: 0, y: 44, width: 400, height: 512))
    let status = try #require(host.staticTexts["Updated just now"]?.frame)
    #expect(abs(status.midX - 200) <= 0.5 && abs(status.midY - 578) <= 0.5)
    #expect(host.buttons["Archive"]?.frame.minX == 16)
    host.buttons["Toggle"]?.click()
    #expect(host.buttons["content"]?.frame == CGRect(x: 0, y: 44, width: 400, height: 556))
    #expect(host.buttons["Archive"] == nil)
  }

  @Test func barsHide() throws {
    let page = try host {
      NavigationStack { Text("Body").navigationTitle("Title").toolbar(.hidden, for: .navigationBar) }
    }
    #expect(page.staticTexts["Title"] == nil)
    struct Tabs: View {
      @State var hides = true
      var body: some View {
        TabView {
          Button("Toggle") { hides.toggle() }
            .toolbar(hides ? .hidden : .visible, for: .tabBar)
            .tabItem { Text("First") }
          Text("Other").tabItem { Text("Second") }
        }
      }
    }
    let tabs = try host { Tabs() }
    #expect(tabs.buttons.map(\.label) == ["Toggle"])
    tabs.buttons["Toggle"]?.click()
    #expect(tabs.buttons["Second"] != nil)
  }

  @Test func aButtonTakesTheBorderThatItIsGiven() throws {
    func width(_ shape: ButtonBorderShape) throws -> CGSize {
      let host = try host(.desktop) {
        Button {
        } label: {
          Image(systemName: "plus")
        }.buttonStyle(.bordered).buttonBorderShape(shape)
      }
      return try #require(host.buttons["plus"]?.frame.size)
    }
    let circle = try width(.circle)
    #expect(circle.width == circle.height)
    #expect(try width(.capsule) == width(.automatic))
    #expect(try width(.roundedRectangle(radius: 2)) == width(.automatic))
  }

  @Test func aFormsGroundCanBeHidden() throws {
    func corner(_ visibility: Visibility) throws -> UInt32? {
      let host = try host {
        Form { Text("Row") }.formStyle(.grouped).scrollContentBackground(visibility).background(Color.red)
      }
      return host.snapshot().pixels.last
    }
    let red = try TestHost(size: CGSize(width: 4, height: 4), profile: .phone) { Color.red }.snapshot().pixels.last
    #expect(try corner(.hidden) == red)
    #expect(try corner(.visible) != red)
  }
}

/// Links that tell the program whether their page is pushed, which Apple has deprecated and programs are full of.
@MainActor
struct ActiveLinkTests {
  private struct Pages: View {
    @State var isActive = false
    @State var tag: String?
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink(destination: Text("First page"), isActive: $isActive) { Text("First") }
          NavigationLink("Second", destination: Text("Second page"), tag: "b", selection: $tag)
          Text("is \(isActive) \(tag ?? "none")")
          Button("Push") { isActive = true }
          Button("Tag") { tag = "b" }
        }
      }
    }
  }

  private func texts(_ host: TestHost) -> Set<String> { Set(host.staticTexts.map(\.label)) }

  @Test func aPressPushesAndTellsTheProgram() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 400)) { Pages() }
    host.buttons["First"]?.click()
    host.advance(by: 1)
    #expect(texts(host).contains("First page"))
    host.buttons["Back"]?.click()
    host.advance(by: 1)
    #expect(texts(host).contains("is false none"))
    host.buttons["Second"]?.click()
    host.advance(by: 1)
    #expect(texts(host).contains("Second page"))
    host.buttons["Back"]?.click()
    host.advance(by: 1)
    #expect(texts(host).contains("is false none"))
  }

  @Test func theProgramPushes() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 400)) { Pages() }
    host.buttons["Push"]?.click()
    host.advance(by: 1)
    #expect(texts(host).contains("First page"))
    host.buttons["Back"]?.click()
    host.advance(by: 1)
    host.buttons["Tag"]?.click()
    host.advance(by: 1)
    #expect(texts(host).contains("Second page"))
  }
}
