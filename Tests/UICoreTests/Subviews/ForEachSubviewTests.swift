import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Rows that are made of the views and sections of other content.
@MainActor struct ForEachSubviewTests {
  @MainActor @Observable final class Model {
    var names = ["a", "b"]
    var isOn = false
    @ObservationIgnored var log: [String] = []
  }

  private struct Counter: View {
    let name: String
    let model: Model
    @State private var count = 0
    var body: some View {
      let _ = model.log.append("\(name)\(count)")
      Button("\(name)\(count)") { count += 1 }.buttonStyle(.plain).frame(width: 100, height: 20)
    }
  }

  /// Each view in a row of 30 points.
  private struct Column<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack(spacing: 0) { ForEach(subviews: content) { $0.frame(height: 30) } }
    }
  }

  private struct Screen: View {
    let model: Model
    var body: some View {
      Column {
        Counter(name: "first", model: model)
        if model.isOn { Counter(name: "on", model: model) }
        ForEach(model.names, id: \.self) { Counter(name: $0, model: model) }
      }
    }
  }

  private func rows(_ host: TestHost) -> [String] {
    host.buttons.sorted { $0.frame.minY < $1.frame.minY }.map(\.label)
  }

  @Test func eachViewHasARowAndKeepsItsState() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 200, height: 300)) { Screen(model: model) }
    #expect(rows(host) == ["first0", "a0", "b0"])
    // Three of 30 in the middle of 300.
    #expect(host.buttons.map(\.frame.midY) == [120, 150, 180])
    host.buttons["b0"]?.click()
    model.log = []
    model.isOn = true
    host.update()
    #expect(rows(host) == ["first0", "on0", "a0", "b1"])
    #expect(model.log == ["on0"])
    model.names = ["b", "c"]
    host.update()
    #expect(rows(host) == ["first0", "on0", "b1", "c0"])
    #expect(model.log == ["on0", "c0"])
    model.isOn = false
    model.names = []
    host.update()
    #expect(rows(host) == ["first0"])
  }

  private struct Sections: View {
    let model: Model
    var body: some View {
      VStack(spacing: 0) {
        ForEach(sections: content) { section in
          let _ = model.log.append("\(section.header.count) \(section.content.count) \(section.footer.count)")
          HStack(spacing: 0) {
            section.header
            ForEach(section.content) { $0 }
            section.footer
          }
          .frame(height: 40)
        }
      }
    }

    @ViewBuilder private var content: some View {
      Text("loose")
      Section {
        ForEach(model.names, id: \.self) { Text($0) }
      } header: {
        Text("head")
      } footer: {
        Text("foot")
      }
      if model.isOn { Section("second") { Text("c") } }
    }
  }

  @Test func eachSectionHasARow() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 200, height: 300)) { Sections(model: model) }
    #expect(model.log == ["0 1 0", "1 2 1"])
    let texts = host.staticTexts
    // Two of 40 in the middle of 300.
    #expect(texts.map(\.label) == ["loose", "head", "a", "b", "foot"])
    #expect(texts["loose"]?.frame.midY == 130 && texts["b"]?.frame.midY == 170)
    model.isOn = true
    model.names = ["b"]
    host.update()
    #expect(host.staticTexts.map(\.label) == ["loose", "head", "b", "foot", "second", "c"])
    #expect(host.staticTexts["c"]?.frame.midY == 190)
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      List {
        ForEach(subviews: content) { view in
          let _ = model.log.append(view.containerValues.tag(for: Int.self).map { "\($0)" } ?? "none")
          view
        }
      }
    }

    @ViewBuilder private var content: some View {
      Text("one").tag(1)
      if model.isOn { Text("two").tag(2) }
    }
  }

  /// In a list too, whose rows they are.
  @Test func rowsOfAListAreMadeOfThem() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 200, height: 300)) { Rows(model: model) }
    #expect(model.log == ["1"] && host.staticTexts.map(\.label) == ["one"])
    model.isOn = true
    host.update()
    #expect(Set(model.log) == ["1", "2"] && host.staticTexts.map(\.label) == ["one", "two"])
    let (one, two) = (host.staticTexts["one"]!.frame, host.staticTexts["two"]!.frame)
    #expect(one.maxY < two.minY && one.minX == two.minX)
  }
}
