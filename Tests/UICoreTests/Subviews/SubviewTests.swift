import Foundation
import Geometry
import Observation
import SwiftUI
import Testing
import UITestSupport

@testable import UICore

extension ContainerValues {
  @Entry fileprivate var isWide = false
  @Entry fileprivate var note: String = "none"
}

/// Containers that arrange the views that their content resolves to.
@MainActor struct SubviewTests {
  @MainActor @Observable final class Model {
    var names = [1, 2, 3]
    var isOn = false
    @ObservationIgnored var seen: [String] = []
  }

  private struct Reading<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  /// A column whose wide views are 20 points further in.
  private struct Column<Content: View>: View {
    let model: Model
    @ViewBuilder let content: Content

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Group(subviews: content) { subviews in
          let _ = model.seen.append(subviews.map { $0.containerValues.note }.joined(separator: ","))
          ForEach(subviews) { $0.padding(.leading, $0.containerValues.isWide ? 20 : 0) }
        }
      }
      .frame(width: 200, height: 280, alignment: .topLeading)
    }
  }

  @Test func subviewsAreWhatTheContentResolvesTo() {
    let model = Model()
    let window = BoxWindow(200, 280) {
      Reading {
        Column(model: model) {
          Box(10, 50, 10)
          Group {
            Box(11, 50, 10).containerValue(\.note, "inner")
            if model.isOn { Box(12, 50, 10) }
          }
          .containerValue(\.isWide, true)
          ForEach(model.names, id: \.self) { Box($0, 30, 10) }
        }
      }
    }
    func order() -> [Int] { window.boxes().map(\.name) }
    #expect(order() == [10, 11, 1, 2, 3])
    #expect(model.seen == ["none,inner,none,none,none"])
    #expect(window[11].minX == 20 && window[10].minX == 0)
    model.isOn = true
    #expect(order() == [10, 11, 12, 1, 2, 3])
    #expect(window[12].minX == 20)
    model.names = [3, 1]
    #expect(order() == [10, 11, 12, 3, 1])
    model.names = []
    model.isOn = false
    #expect(order() == [10, 11])
  }

  private struct Counter: View {
    let name: Int
    let model: Model
    @State private var count = 0
    var body: some View {
      let _ = model.seen.append("\(name):\(count)")
      Box(name, 200, 20).onTapGesture { count += 1 }
    }
  }

  @Test func aSubviewKeepsItsStateWhereverItIsPut() {
    let model = Model()
    let stage = TouchStage {
      Reading {
        VStack(spacing: 0) {
          Group(subviews: ForEach(model.names, id: \.self) { Counter(name: $0, model: model) }) { subviews in
            ForEach(model.isOn ? Array(subviews.reversed()) : Array(subviews)) { $0 }
          }
        }
      }
    }
    stage.click(stage[1].midX, stage[1].midY)
    #expect(model.seen.last == "1:1")
    model.seen = []
    model.isOn = true
    stage.pass(0.1)
    #expect(stage[1].minY > stage[3].minY)
    stage.click(stage[1].midX, stage[1].midY)
    #expect(model.seen == ["1:2"])
    model.names = [5, 1]
    stage.pass(0.1)
    stage.click(stage[1].midX, stage[1].midY)
    #expect(model.seen.last == "1:3")
  }

  @Test func aContainersClosureRunsWhenAValueChanges() {
    let model = Model()
    let window = BoxWindow(200, 280) {
      Reading {
        Column(model: model) { Box(1, 50, 10).containerValue(\.isWide, model.isOn).tag(7) }
      }
    }
    #expect(window[1].minX == 0)
    model.isOn = true
    #expect(window[1].minX == 20)
    model.isOn = false
    #expect(window[1].minX == 0)
  }

  @Test func tagsAreToldByTheirType() {
    var found: [String] = []
    let window = BoxWindow(200, 280) {
      VStack {
        Group(
          subviews: TupleView(
            (Box(1, 1, 1).tag(7), Box(2, 1, 1).tag("a"), ForEach(8..<9, id: \.self) { Box($0, 1, 1) }))
        ) { subviews in
          let _ =
            found = subviews.map {
              "\($0.containerValues.tag(for: Int.self) ?? -1) \($0.containerValues.hasTag("a"))"
            }
          subviews
        }
      }
    }
    #expect(window.boxes().map(\.name) == [1, 2, 8])
    #expect(found == ["7 false", "-1 true", "8 false"])
  }

  @Test func sectionsHaveTheirPartsAndLooseViewsAreSectionsToo() {
    let model = Model()
    var found: [String] = []
    let window = BoxWindow(200, 280) {
      Reading {
        VStack {
          Group(
            sections: Group {
              Box(1, 1, 1)
              Section {
                Box(2, 1, 1)
                Box(3, 1, 1)
              } header: {
                Box(4, 1, 1)
              }
              Section {
                ForEach(model.names, id: \.self) { Box($0 + 10, 1, 1) }
              } footer: {
                Box(5, 1, 1)
              }
              Box(6, 1, 1)
              Box(7, 1, 1)
              Section { Box(8, 1, 1) }.padding(1)
            }
          ) { sections in
            let _ = found = sections.map { "\($0.header.count)/\($0.content.count)/\($0.footer.count)" }
            ForEach(sections) { section in
              section.header
              section.content
              section.footer
            }
          }
        }
      }
    }
    #expect(window.boxes().map(\.name) == [1, 4, 2, 3, 11, 12, 13, 5, 6, 7, 8])
    #expect(found == ["0/1/0", "1/2/0", "0/3/1", "0/2/0", "0/1/0"])
    model.names = [4]
    #expect(window.boxes().map(\.name) == [1, 4, 2, 3, 14, 5, 6, 7, 8])
    #expect(found == ["0/1/0", "1/2/0", "0/1/1", "0/2/0", "0/1/0"])
  }
}
