import SwiftUI
import Testing
import UICore
import UITestSupport

#Preview("Square", traits: .sizeThatFitsLayout) {
  Color.red.frame(width: 40, height: 40)
}

#Preview("Wide", traits: .fixedLayout(width: 300, height: 20)) {
  Color.red
}

#Preview {
  let side: CGFloat = 10
  Color.red.frame(width: side, height: side)
  Color.blue.frame(width: side, height: side)
}

struct Tile_Previews: PreviewProvider {
  static var previews: some View { Color.red.frame(width: 30, height: 30) }
}

struct Sizes_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Color.red.previewLayout(.fixed(width: 50, height: 20)).previewDisplayName("Small")
      Color.blue.frame(width: 20, height: 10).previewDisplayName("Fitting").previewLayout(.sizeThatFits).padding(5)
      Color.green
    }
    .previewDevice("iPhone 15")
  }
}

private func held<V: View>(
  _ view: V, as layout: PreviewLayout, on device: PreviewDevice?, _ orientation: InterfaceOrientation
) -> some View {
  view.previewLayout(layout).previewDevice(device).previewInterfaceOrientation(orientation)
}

struct Held_Previews: PreviewProvider {
  static var previews: some View {
    let square = Color.red.frame(width: 30, height: 30)
    held(square, as: .fixed(width: 120, height: 40), on: PreviewDevice(rawValue: "iPad mini"), .landscapeLeft)
      .previewDisplayName("Held")
    held(Color.red, as: .device, on: "iPad mini", .portraitUpsideDown).previewDisplayName("Held whole")
    held(square, as: .sizeThatFits, on: nil, .portrait).previewDisplayName("Held fitting")
  }
}

extension MacroSpecification {
  @Test func previewsAreFoundByName() throws {
    #expect(
      try TestHost.previewNames()
        == [
          "Alone", "Fitting", "Held", "Held fitting", "Held whole", "Held_Previews", "PreviewsAreFoundByName.swift:14",
          "Sizes_Previews", "Small", "Square", "Switch", "Tile_Previews", "Wide",
        ])
  }

  /// 40 points in the middle of 200×100: (200 − 40) / 2 and (100 − 40) / 2.
  @Test func previewThatFits() throws {
    let host = try TestHost(preview: "Square")
    #expect(host.frameDump().contains("(80.0, 30.0) 40.0×40.0"), "\(host.frameDump())")
  }

  @Test func previewOfAFixedSize() throws {
    let host = try TestHost(preview: "Wide")
    #expect(host.window.size == CGSize(width: 300, height: 20))
  }

  @Test func previewProvider() throws {
    let host = try TestHost(preview: "Tile_Previews")
    #expect(host.frameDump().contains("(85.0, 35.0) 30.0×30.0"), "\(host.frameDump())")
  }

  /// Each named view of a provider is a preview of its own, with its size and the modifiers around it.
  @Test func namedViewsOfAProvider() throws {
    let small = try TestHost(preview: "Small")
    #expect(small.window.size == CGSize(width: 50, height: 20))
    // 20×10 and a padding of 5, in the middle of 200×100: (200 − 20) / 2 and (100 − 10) / 2.
    let fitting = try TestHost(preview: "Fitting")
    #expect(fitting.frameDump().contains("(90.0, 45.0) 20.0×10.0"), "\(fitting.frameDump())")
  }

  /// Windows are of no device: a preview has the size that its layout says, however it is held.
  @Test func devicesAndOrientationsLeaveThePreviewAsItIs() throws {
    let fixed = try TestHost(preview: "Held")
    #expect(fixed.window.size == CGSize(width: 120, height: 40))
    // (120 − 30) / 2 and (40 − 30) / 2.
    #expect(fixed.frameDump().contains("(45.0, 5.0) 30.0×30.0"), "\(fixed.frameDump())")
    let whole = try TestHost(preview: "Held whole")
    #expect(whole.frameDump().contains("(0.0, 0.0) 200.0×100.0"), "\(whole.frameDump())")
    let fitting = try TestHost(preview: "Held fitting")
    #expect(fitting.frameDump().contains("(85.0, 35.0) 30.0×30.0"), "\(fitting.frameDump())")
    #expect(InterfaceOrientation.allCases == [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])
    #expect(PreviewDevice(rawValue: "iPad mini").rawValue == "iPad mini")
  }

  @Test func previewThatIsNotThere() {
    let error = #expect(throws: PreviewError.self) { try TestHost(preview: "Circle") }
    #expect(
      error?.description
        == "There is no preview “Circle”; there are “Alone”, “Fitting”, “Held”, “Held fitting”, “Held whole”, “Held_Previews”, "
        + "“PreviewsAreFoundByName.swift:14”, “Sizes_Previews”, "
        + "“Small”, “Square”, “Switch”, “Tile_Previews”, “Wide”."
    )
  }
}
