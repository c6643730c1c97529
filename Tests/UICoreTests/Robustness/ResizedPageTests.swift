import Foundation
import SwiftUI
import Testing
import TextLayout
import UICore
import UITestSupport

/// A window that was resized, by steps and during an animation, shows what a new one of its size shows.
@MainActor struct ResizedPageTests {
  enum Page: String, CaseIterable, Sendable {
    case form, groupedForm, list, table, grid, tabs, columns, sheet, texts, sliders, toolbar, search
  }

  private struct Item: Identifiable {
    let id: Int
    var name: String { "Item \(id)" + String(repeating: " and more", count: id % 4) }
  }

  private struct Content: View {
    let page: Page
    @State private var text = "Some text that is edited here, and long enough to be broken"
    @State private var level = 0.4
    @State private var isOn = true
    @State private var choice = 1
    private let items = (0..<9).map(Item.init)

    private var controls: some View {
      Section("Section") {
        TextField("Name", text: $text)
        TextField("Notes", text: $text, axis: .vertical)
        Toggle("On", isOn: $isOn)
        Slider(value: $level) { Text("Level") }
        Picker("Choice", selection: $choice) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.segmented)
        LabeledContent("A label", value: text)
        Stepper("Count", value: $choice)
        SwiftUI.Gauge(value: level) { Text("Gauge") }
        ProgressView("Progress", value: level)
      }
    }

    var body: some View {
      switch page {
      case .form: ScrollView { Form { controls }.padding() }
      case .groupedForm: Form { controls }.formStyle(.grouped)
      case .list:
        List(items) { item in
          HStack {
            Circle().fill(.blue).frame(width: 20, height: 20)
            VStack(alignment: .leading) {
              Text(item.name)
              Text("Detail").font(.caption)
            }
            Spacer()
            Toggle("On", isOn: $isOn).labelsHidden()
          }
        }
      case .table:
        Table(items) {
          TableColumn("Name") { Text($0.name) }
          TableColumn("Number") { Text("\($0.id)") }.width(60)
          TableColumn("Again") { Text($0.name).lineLimit(1) }
        }
      case .grid:
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))]) {
            ForEach(items) { item in Text(item.name).padding(4).background(.yellow) }
          }
        }
      case .tabs:
        TabView {
          Tab("First", systemImage: "star") { Text(text).padding() }
          Tab("Second", systemImage: "moon") { Text("Second") }
        }
      case .columns:
        NavigationSplitView {
          List(items) { Text($0.name) }
        } detail: {
          Text(text).padding().frame(maxWidth: .infinity, alignment: .leading).background(.green)
        }
      case .sheet:
        Text(text).sheet(isPresented: $isOn) {
          VStack {
            Text(text)
            Button("Close") {}
          }
          .padding()
        }
      case .texts:
        VStack(alignment: .leading) {
          Text(text).lineLimit(2)
          Text(text).minimumScaleFactor(0.5).lineLimit(1)
          Text("**Bold** and [a link](https://example.com) in a text that is broken").multilineTextAlignment(.trailing)
          HStack {
            Label(text, systemImage: "star")
            Spacer(minLength: 4)
            Text("End").layoutPriority(1)
          }
          ViewThatFits {
            Text("A text that fits into a wide window only")
            Text("Short")
          }
        }
        .padding()
      case .sliders:
        VStack {
          Slider(value: $level)
          Slider(value: $level, in: 0...1, step: 0.1)
          Slider(value: $level) {
            Text("Level")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("1")
          }
        }
        .padding()
      case .toolbar:
        NavigationStack {
          Text(text).navigationTitle("A title that is long enough to be cut").toolbar {
            ToolbarItem { Button("Add") {} }
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          }
        }
      case .search:
        NavigationStack { List(items) { Text($0.name) }.searchable(text: $text) }
      }
    }
  }

  private func host(
    _ page: Page, _ size: CGSize, _ profile: PlatformProfile, _ scale: CGFloat, _ fonts: FontSystem
  ) throws -> TestHost {
    try TestHost(size: size, scale: scale, fonts: fonts, profile: profile) { Content(page: page) }
  }

  private func compare(_ resized: TestHost, _ new: TestHost, _ what: String) {
    for host in [resized, new] { for _ in 0..<4 { host.advance(by: 1) } }
    let (shown, expected) = (resized.snapshot().pixels, new.snapshot().pixels)
    let wrong = shown.indices.filter { shown[$0] != expected[$0] }
    #expect(wrong.isEmpty, "\(what): \(wrong.count) pixels differ, the first is \(wrong.first ?? 0)")
  }

  @Test(arguments: Page.allCases, [false, true]) func aResizedWindowShowsWhatANewOneShows(
    page: Page, isPhone: Bool
  ) throws {
    let fonts = try FontSystem()
    let profile = isPhone ? PlatformProfile.phone : .mac
    for scale in isPhone ? [1] : [1, 2] as [CGFloat] {
      let resized = try host(page, CGSize(width: 420, height: 360), profile, scale, fonts)
      resized.advance(by: 1)
      for width in [426, 560, 300, 331, 760] as [CGFloat] {
        let size = CGSize(width: width, height: 360)
        resized.resize(to: size)
        compare(resized, try host(page, size, profile, scale, fonts), "\(page), \(width) points, \(scale)x")
      }
    }
  }

  /// In a container that an animation makes wider, by many steps.
  @Test(arguments: Page.allCases) func aContainerThatGrewShowsWhatANewOneShows(page: Page) throws {
    struct Growing: View {
      let isWide: Bool
      let page: Page
      var body: some View {
        Content(page: page).frame(width: isWide ? 460 : 380, height: 340)
          .animation(.linear(duration: 0.5), value: isWide)
      }
    }
    let (fonts, remote) = (try FontSystem(), Remote<Bool>())
    let size = CGSize(width: 500, height: 360)
    let grown = try TestHost(size: size, fonts: fonts) { Owner(remote, false) { Growing(isWide: $0, page: page) } }
    grown.advance(by: 1)
    remote.value = true
    for _ in 0..<20 { grown.advance(by: 0.03) }
    let new = try TestHost(size: size, fonts: fonts) { Owner(Remote(), true) { Growing(isWide: $0, page: page) } }
    compare(grown, new, "\(page)")
  }
}
