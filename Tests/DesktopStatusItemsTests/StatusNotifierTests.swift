import DesktopBus
import DisplayList
import Foundation
import Testing
import UICore

@testable import DesktopStatusItems

@MainActor struct StatusNotifierTests {
  private let served = ServedItem()

  /// Names and types of freedesktop.org's specification, `ItemIsMenu` and the last two of KDE's.
  private static let types = [
    "Category": "s", "Id": "s", "Title": "s", "Status": "s", "WindowId": "i", "IconName": "s",
    "IconPixmap": "a(iiay)", "OverlayIconName": "s", "OverlayIconPixmap": "a(iiay)", "AttentionIconName": "s",
    "AttentionIconPixmap": "a(iiay)", "AttentionMovieName": "s", "ToolTip": "(sa(iiay)ss)", "ItemIsMenu": "b",
    "Menu": "o", "IconThemePath": "s",
  ]

  @Test func propertiesHaveTheTypesOfTheSpecification() throws {
    served.show([served.line(1, "Run")], name: "Clock")
    let reply = served.answer(
      "/StatusNotifierItem", "org.freedesktop.DBus.Properties", "GetAll", [.string("org.kde.StatusNotifierItem")])
    guard case .values(let values) = reply, case .properties(let all)? = values.first else {
      Issue.record("no properties")
      return
    }
    #expect(all.mapValues(\.signature) == Self.types)
    for (name, value) in all { #expect(served.iconProperty(name) == value) }
    #expect(all["Category"] == .string("ApplicationStatus") && all["Status"] == .string("Active"))
    #expect(all["Id"] == .string("served") && all["Title"] == .string("Clock"))
    let noPictures = BusValue.array([], of: "(iiay)")
    #expect(all["ToolTip"] == .structure([.string(""), noPictures, .string("Clock"), .string("")]))
  }

  @Test func aMenuIsNamedWhereThereIsOne() {
    served.show(nil)
    #expect(served.iconProperty("ItemIsMenu") == .bool(false))
    #expect(served.iconProperty("Menu") == .path("/NO_DBUSMENU"))
    #expect(served.menu("AboutToShow", .int32(0)) == .unknownObject)
    served.show([])
    #expect(served.iconProperty("ItemIsMenu") == .bool(true))
    #expect(served.iconProperty("Menu") == .path("/MenuBar"))
    #expect(served.menu("AboutToShow", .int32(0)) == .value(.bool(false)))
  }

  @Test func picturesAreStraightColoursInNetworkOrder() {
    // Alpha 128 with red 128, green 64 and blue 0: red is 128 × 255 / 128 = 255, green 64 × 255 / 128 = 127.5, so 128.
    // What is opaque stays, and what is clear has no colour.
    served.pictures = [
      1: Bitmap(width: 1, height: 2, pixels: [0x8080_4000, 0xFF10_2030], isOpaque: false),
      2: Bitmap(width: 1, height: 1, pixels: [0], isOpaque: false),
    ]
    served.show(nil)
    #expect(
      served.iconProperty("IconPixmap")
        == .array(
          [
            .structure([.int32(1), .int32(2), .bytes([128, 255, 128, 0, 255, 16, 32, 48])]),
            .structure([.int32(1), .int32(1), .bytes([0, 0, 0, 0])]),
          ], of: "(iiay)"))
  }

  @Test func aColourBrighterThanItsAlphaIsTheBrightest() {
    // Not premultiplied by anybody's arithmetic: 200 of 100.
    let pixels = StatusItemPixels(Bitmap(width: 1, height: 1, pixels: [0x64C8_C864], isOpaque: false))
    #expect(pixels.bytes == [100, 255, 255, 255])
  }

  @Test func onlyWhatChangesIsTold() {
    func told() -> [String] {
      served.told().map { "\($0.path) \($0.interface) \($0.member) \($0.arguments.count)" }
    }
    let prefix = "/StatusNotifierItem org.kde.StatusNotifierItem "
    served.pictures = [1: Bitmap(width: 1, height: 1, pixels: [0xFF00_0000], isOpaque: true)]
    served.show(nil, name: "One")
    #expect(told() == [prefix + "NewTitle 0", prefix + "NewToolTip 0", prefix + "NewIcon 0"])
    // The same pixels in another bitmap.
    served.pictures = [1: Bitmap(width: 1, height: 1, pixels: [0xFF00_0000], isOpaque: true)]
    served.show(nil, name: "One")
    #expect(told() == [])
    served.show(nil, name: "Two")
    #expect(told() == [prefix + "NewTitle 0", prefix + "NewToolTip 0"])
    served.pictures = [1: Bitmap(width: 1, height: 1, pixels: [0xFF00_0001], isOpaque: true)]
    served.show(nil, name: "Two")
    #expect(told() == [prefix + "NewIcon 0"])
    served.show([], name: "Two")
    #expect(told() == [prefix + "NewMenu 0"])
  }

  @Test func aPressTellsWhereItWas() {
    served.show(nil)
    #expect(served.icon("Activate", .int32(1_000), .int32(20)) == .values([]))
    served.icon("SecondaryActivate", .int32(-4), .int32(2))
    served.icon("ContextMenu", .int32(0), .int32(0))
    #expect(served.presses == [CGPoint(x: 500, y: 10), CGPoint(x: -2, y: 1), nil])
    #expect(served.icon("Scroll", .int32(120), .string("vertical")) == .values([]))
    #expect(served.presses.count == 3)
  }

  @Test func whatIsReadCannotBeSet() {
    served.show(nil)
    func set(_ name: String) -> String? {
      let arguments: [BusValue] = [
        .string("org.kde.StatusNotifierItem"), .string(name), .variant(.string("Passive")),
      ]
      let reply = served.answer("/StatusNotifierItem", "org.freedesktop.DBus.Properties", "Set", arguments)
      if case .failure(let name, _) = reply { return name }
      return nil
    }
    #expect(set("Status") == "org.freedesktop.DBus.Error.PropertyReadOnly")
    #expect(set("Nothing") == "org.freedesktop.DBus.Error.UnknownProperty")
    #expect(served.iconProperty("Status") == .string("Active"))
  }

  @Test func objectsDescribeThemselves() {
    served.show([])
    func description(_ path: String) -> String {
      let reply = served.answer(path, "org.freedesktop.DBus.Introspectable", "Introspect", [])
      guard case .values(let values) = reply else { return "" }
      return values.first?.string ?? ""
    }
    let (root, icon, menu) = (description("/"), description("/StatusNotifierItem"), description("/MenuBar"))
    #expect(root.contains(#"<node name="StatusNotifierItem"/><node name="MenuBar"/>"#))
    for (name, type) in Self.types {
      #expect(icon.contains(#"<property name="\#(name)" type="\#(type)" access="read"/>"#))
    }
    #expect(
      icon.contains(#"<method name="Scroll"><arg type="i" direction="in"/><arg type="s" direction="in"/></method>"#))
    #expect(
      menu.contains(
        #"<method name="GetLayout"><arg type="i" direction="in"/><arg type="i" direction="in"/>"#
          + #"<arg type="as" direction="in"/><arg type="u" direction="out"/>"#
          + #"<arg type="(ia{sv}av)" direction="out"/></method>"#))
    #expect(menu.contains(#"<signal name="LayoutUpdated"><arg type="u"/><arg type="i"/></signal>"#))
    #expect(served.answer("/", "org.freedesktop.DBus.Peer", "Ping", []) == .values([]))
    #expect(served.answer("/Elsewhere", "org.freedesktop.DBus.Introspectable", "Introspect", []) == .unknownObject)
  }

  @Test func theProgramIsToldOnceWhetherItIsShown() {
    #expect(served.item.isShown == nil)
    served.item.isShown = true
    served.item.isShown = true
    #expect(served.changesOfIsShown == 1)
    served.item.isShown = false
    #expect(served.changesOfIsShown == 2)
  }
}
