import DesktopBus
import Foundation
import Geometry
import SwiftUI
import Testing

@testable import DesktopAccessibility
@testable import UICore

@MainActor struct AccessibleProgramTests {
  @MainActor @Observable fileprivate final class Rows {
    var numbers = [1, 2, 3]
    var isOn = false
  }

  @Test func elementsKeepTheirObjectsAndOthersAreTold() throws {
    let rows = Rows()
    let served = try ServedProgram {
      VStack { ForEach(rows.numbers, id: \.self) { Text("Row \($0)") } }
    }
    let second = try #require(served.path("Row 2"))
    rows.numbers = [0, 2, 3]
    served.step()
    #expect(served.path("Row 2") == second)
    let window = served.window.split(separator: "/").last!
    #expect(served.told() == ["\(window) ChildrenChanged remove 0 0", "\(window) ChildrenChanged add 0 0"])
    // Nothing is told of what is the same, and of an object that is gone nothing can be asked.
    served.step()
    #expect(served.told() == [])
    #expect(served.call("/org/a11y/atspi/accessible/999", "Accessible", "GetRole") == .unknownObject)
  }

  @Test func whatBecomesSomethingElseIsAnotherObject() throws {
    let rows = Rows()
    let served = try ServedProgram { Text("Row").accessibilityAddTraits(rows.isOn ? .isLink : []) }
    let before = try #require(served.path("Row"))
    #expect(served.value(before, "Accessible", "GetRole") == .uint32(AccessibleRole.label.rawValue))
    rows.isOn = true
    served.step()
    let now = try #require(served.path("Row"))
    #expect(now != before)
    #expect(served.value(now, "Accessible", "GetRole") == .uint32(AccessibleRole.link.rawValue))
    #expect(served.call(before, "Accessible", "GetRole") == .unknownObject)
  }

  @Test func placesAreInPixelsOfTheDisplay() throws {
    let served = try ServedProgram(scale: 2, size: CGSize(width: 200, height: 100)) {
      Button("Press") {}.frame(width: 200, height: 100, alignment: .topLeading)
    }
    let press = try #require(served.path("Press"))
    let frame = try #require(served.host.windows[0].host.accessibilityElements.first?.frame)
    func pixels(_ value: CGFloat) -> BusValue { .int32(Int32(value * 2)) }
    #expect(
      served.value(press, "Component", "GetExtents", .uint32(1))
        == .structure([pixels(frame.minX), pixels(frame.minY), pixels(frame.width), pixels(frame.height)]))
    #expect(
      served.value(served.window, "Component", "GetExtents", .uint32(1))
        == .structure([.int32(0), .int32(0), .int32(400), .int32(200)]))
    func at(_ x: Int32, _ y: Int32) -> BusValue? {
      served.value(served.window, "Component", "GetAccessibleAtPoint", .int32(x), .int32(y), .uint32(1))
    }
    #expect(at(2, 2) == .structure([.string(":1.7"), .path(press)]))
    #expect(at(399, 199) == .structure([.string(":1.7"), .path(served.window)]))
    #expect(at(400, 10) == .structure([.string(""), .path("/org/a11y/atspi/null")]))
  }

  @Test func theFocusLeavesBeforeItComes() throws {
    let served = try ServedProgram {
      VStack {
        TextField("One", text: .constant("a"))
        TextField("Two", text: .constant("b"))
      }
    }
    let (one, two) = (try #require(served.path("One")), try #require(served.path("Two")))
    #expect(served.value(one, "Component", "GrabFocus") == .bool(true))
    served.step()
    #expect(served.told().filter { $0.contains("focused") } == ["One StateChanged focused 1 0"])
    #expect(served.value(two, "Component", "GrabFocus") == .bool(true))
    served.step()
    #expect(
      served.told().filter { $0.contains("focused") } == [
        "One StateChanged focused 0 0", "Two StateChanged focused 1 0",
      ])
  }

  @Test func whatIsDisabledSaysSoAndDoesNothing() throws {
    let rows = Rows()
    let served = try ServedProgram {
      VStack {
        Toggle("Sound", isOn: Bindable(rows).isOn)
        TextField("Name", text: .constant("a"))
      }
      .disabled(true)
    }
    let (sound, name) = (try #require(served.path("Sound")), try #require(served.path("Name")))
    #expect(served.value(sound, "Action", "DoAction", .int32(0)) == nil)
    #expect(served.value(name, "EditableText", "SetTextContents", .string("b")) == .bool(false))
    #expect(served.value(name, "Component", "GrabFocus") == .bool(false))
    guard case .array(let words, _)? = served.value(sound, "Accessible", "GetState") else {
      Issue.record("no states")
      return
    }
    // `ATSPI_STATE_ENABLED` and `ATSPI_STATE_SENSITIVE` are the bits 8 and 24 of the first word.
    #expect(words.first.map { $0.int! & (1 << 8 | 1 << 24) } == 0)
    #expect(!rows.isOn)
  }

  @Test func aSecondWindowIsTheProgramsSecondChild() throws {
    let served = try ServedProgram { Text("Alike") }
    served.host.openWindow(id: nil, value: nil)
    served.step()
    let windows = served.children(AccessibleProgram.rootPath)
    #expect(windows.count == 2)
    let (first, second) = (windows[0].split(separator: "/").last!, windows[1].split(separator: "/").last!)
    #expect(
      served.told() == [
        "\(first) Deactivate  0 0", "\(first) StateChanged active 0 0", "root ChildrenChanged add 1 0",
        "\(second) Create  0 0", "\(second) Activate  0 0", "\(second) StateChanged active 1 0",
      ])
    let texts = windows.compactMap { served.children($0).first }
    #expect(Set(texts).count == 2)
    served.host.close(served.host.windows[0])
    served.step()
    #expect(served.children(AccessibleProgram.rootPath) == [windows[1]])
    #expect(served.children(windows[1]) == [texts[1]])
  }

  @Test func whatIsInAContainerIsBelowIt() throws {
    let served = try ServedProgram {
      Text("Graph").accessibilityElement(children: .contain).accessibilityLabel("Outer")
    }
    let outer = try #require(served.path("Outer"))
    #expect(served.property(outer, "Accessible", "ChildCount") == .int32(1))
    #expect(
      served.property(served.children(outer)[0], "Accessible", "Parent") == .structure([.string(":1.7"), .path(outer)]))
  }
}
