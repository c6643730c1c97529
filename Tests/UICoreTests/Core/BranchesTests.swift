import Foundation
import Geometry
import SwiftUI
import Testing
import UITestSupport

/// `switch` and nested `if`, which are branches in branches: the innermost one is what a view is.
@MainActor struct BranchesTests {
  private struct Leaf: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  private struct Eight: View {
    let number: Int
    var name = ""
    var body: some View {
      switch number {
      case 0: Leaf(name: "zero" + name)
      case 1: Leaf(name: "one" + name)
      case 2: Leaf(name: "two" + name)
      case 3: Leaf(name: "three" + name)
      case 4: Leaf(name: "four" + name)
      case 5: Leaf(name: "five" + name)
      case 6: Leaf(name: "six" + name)
      default: Leaf(name: "more" + name)
      }
    }
  }

  private struct Two: View {
    let isFirst: Bool
    var body: some View {
      if isFirst { Leaf(name: "zero") } else { Leaf(name: "one") }
    }
  }

  @Observable final class Model {
    var number = 0
    var name = ""
  }

  private struct Root: View {
    let model: Model
    var body: some View { VStack { Eight(number: model.number, name: model.name) } }
  }

  private func labels(_ host: TestHost) -> [String] { host.buttons.map(\.label) }

  @Test func eightCostNoMoreThanTwo() throws {
    let two = try TestHost { VStack { Two(isFirst: true) } }
    for number in 0...7 {
      let eight = try TestHost { VStack { Eight(number: number) } }
      #expect(eight.attributes == two.attributes, "case \(number)")
    }
  }

  @Test func aBranchKeepsItsStateForAsLongAsItIsChosen() throws {
    let model = Model()
    let host = try TestHost { Root(model: model) }
    host.buttons["zero 0"]?.click()
    #expect(labels(host) == ["zero 1"])
    model.name = "!"
    host.update()
    #expect(labels(host) == ["zero! 1"])
    // Another branch at the innermost level, and at the outermost.
    for number in [1, 0, 7, 0] {
      model.number = number
      host.update()
      let name = number == 0 ? "zero" : number == 1 ? "one" : "more"
      #expect(labels(host) == ["\(name)! 0"])
      host.buttons["\(name)! 0"]?.click()
      #expect(labels(host) == ["\(name)! 1"])
    }
  }

  @Test func aChangeInsideRunsTheInnermostBody() throws {
    let model = Model()
    let host = try TestHost { Root(model: model) }
    host.resetCounts()
    model.name = "?"
    host.update()
    #expect(host.bodies(of: Root.self) == 1 && host.bodies(of: Eight.self) == 1 && host.bodies(of: Leaf.self) == 1)
    model.name = "?"
    host.resetCounts()
    host.update()
    #expect(host.bodies(of: Leaf.self) == 0)
  }

  private struct Mixed: View {
    let model: Model
    let log: (String) -> Void
    var body: some View {
      VStack {
        if model.number > 0 {
          if model.number > 5 {
            Text("many")
            Text("very many")
          } else if model.number == 5 {
            if model.name.isEmpty { Text("five") }
          } else {
            Group {
              switch model.number {
              case 1: Text("one").onAppear { log("+1") }.onDisappear { log("-1") }
              case 2: Text("two").onAppear { log("+2") }.onDisappear { log("-2") }
              default: EmptyView()
              }
            }
          }
        } else {
          Text("none")
        }
        Text("end")
      }
    }
  }

  /// Whatever came before, what shows is what the same views show afresh.
  @Test func anyWayThere() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 300, height: 300)) { Mixed(model: model) { _ in } }
    var random = SystemlessGenerator(seed: 5)
    for _ in 0..<200 {
      (model.number, model.name) = (Int.random(in: 0...7, using: &random), Bool.random(using: &random) ? "" : "x")
      host.update()
      let fresh = Model()
      (fresh.number, fresh.name) = (model.number, model.name)
      let other = try TestHost(size: CGSize(width: 300, height: 300)) {
        Mixed(model: fresh) { _ in }
      }
      #expect(host.staticTexts.map(\.label) == other.staticTexts.map(\.label))
      #expect(host.staticTexts.map(\.frame) == other.staticTexts.map(\.frame))
      #expect(host.attributes == other.attributes)
    }
  }

  @Test func comingAndGoingIsTold() throws {
    let model = Model()
    let log = Log()
    let host = try TestHost { Mixed(model: model) { log.entries.append($0) } }
    for number in [1, 2, 3, 1, 7, 2, 0] {
      model.number = number
      host.update()
    }
    // What comes is heard before what goes, as Apple's (`WhatComesIsHeardBeforeWhatGoes` in the specification).
    #expect(log.take() == ["+1", "+2", "-1", "-2", "+1", "-1", "+2", "-2"])
  }

  private struct Fading: View {
    let model: Model
    var body: some View {
      VStack {
        switch model.number {
        case 0: Leaf(name: "zero").transition(.opacity)
        case 1: Leaf(name: "one").transition(.opacity)
        case 2: Leaf(name: "two").transition(.opacity)
        default: Leaf(name: "more").transition(.opacity)
        }
      }
    }
  }

  /// A branch that returns while it leaves has its state; one that has left has not.
  @Test func aBranchThatReturns() throws {
    let model = Model()
    let host = try TestHost { Fading(model: model) }
    host.buttons["zero 0"]?.click()
    func choose(_ number: Int, wait seconds: Double) {
      withAnimation(.linear(duration: 1)) { model.number = number }
      host.advance(by: seconds)
    }
    choose(1, wait: 0.5)
    choose(0, wait: 2)
    #expect(labels(host) == ["zero 1"])
    choose(3, wait: 0.2)
    choose(1, wait: 0.2)
    choose(0, wait: 2)
    #expect(labels(host) == ["zero 1"])
    choose(2, wait: 2)
    choose(0, wait: 2)
    #expect(labels(host) == ["zero 0"])
  }

  /// A row of branches that have one view each is one view, made as it comes into sight.
  @Test func rowsOfBranchesAreLazy() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView { LazyVStack { ForEach(0..<1000) { Eight(number: $0 % 9) } } }
    }
    #expect(host.bodies(of: Leaf.self) < 12)
    host.scroll(100, 50, dy: 500)
    #expect(host.bodies(of: Leaf.self) < 24)
    #expect(labels(host).allSatisfy { $0.hasSuffix(" 0") })
  }
}
