import DesktopBus
import Foundation
import Geometry
import PlatformHeadless
import SwiftUI

@testable import DesktopAccessibility
@testable import UICore

/// A program in windows without a screen, and what a client of the accessibility bus would be told of it.
@MainActor final class ServedProgram {
  let platform: HeadlessPlatform
  let host: AppHost
  private(set) var signals: [BusSignal] = []
  private(set) var program: AccessibleProgram!

  init(
    scale: CGFloat = 1, size: CGSize = CGSize(width: 400, height: 300),
    @ViewBuilder showing root: @escaping () -> some View
  )
    throws
  {
    platform = HeadlessPlatform(scale: scale)
    var options = LaunchOptions()
    options.size = size
    host = try AppHost(ShownView(root: root), platform: platform, options: options) { _, _ in }
    host.openWindow(id: nil, value: nil)
    step()
    program = AccessibleProgram(name: "Served") { [weak self] in
      self?.host.windows.map { ($0.window, $0) } ?? []
    } send: { [weak self] in
      self?.signals.append($0)
    }
    program.busName = ":1.7"
    program.refresh()
    signals = []
  }

  private struct ShownView<Root: View>: App {
    var root: (() -> Root)?
    var body: some Scene { WindowGroup { root?() } }
  }

  /// Draws what is due and has it told.
  func step() {
    platform.advance(by: 0.5)
    program?.refresh()
  }

  /// What was told since it was asked last: path, kind and details.
  func told() -> [String] {
    defer { signals = [] }
    return signals.map { signal in
      let number = signal.path.split(separator: "/").last ?? ""
      let name =
        program.windows.lazy.compactMap { $0.nodes[UInt32(number) ?? 0]?.element.label }.first ?? String(number)
      let details = signal.arguments.prefix(3).map { $0.string ?? String($0.int ?? 0) }
      return ([name, signal.member] + details).joined(separator: " ")
    }
  }

  // MARK: Calls

  func call(_ path: String, _ interface: String, _ member: String, _ arguments: BusValue...) -> BusReply {
    let prefix = interface.hasPrefix("org.") ? "" : "org.a11y.atspi."
    return program.answer(
      BusCall(path: path, interface: prefix + interface, member: member, arguments: arguments))
  }

  /// The only value of an answer; nil for an error.
  func value(_ path: String, _ interface: String, _ member: String, _ arguments: BusValue...) -> BusValue? {
    guard
      case .values(let values) = program.answer(
        BusCall(path: path, interface: "org.a11y.atspi." + interface, member: member, arguments: arguments))
    else { return nil }
    return values.first
  }

  func property(_ path: String, _ interface: String, _ name: String) -> BusValue? {
    guard
      case .values(let values) = call(
        path, "org.freedesktop.DBus.Properties", "Get", .string("org.a11y.atspi." + interface), .string(name))
    else { return nil }
    return values.first?.content
  }

  func children(_ path: String) -> [String] {
    guard case .array(let references, _)? = value(path, "Accessible", "GetChildren") else { return [] }
    return references.compactMap { if case .structure(let parts) = $0 { parts[1].string } else { nil } }
  }

  var window: String { children(AccessibleProgram.rootPath)[0] }

  /// The path of the first element that has the name, in any depth of the first window; nil where there is none.
  func path(_ name: String) -> String? {
    func find(_ path: String) -> String? {
      if property(path, "Accessible", "Name")?.string == name { return path }
      return children(path).lazy.compactMap(find).first
    }
    return children(window).lazy.compactMap(find).first
  }
}
