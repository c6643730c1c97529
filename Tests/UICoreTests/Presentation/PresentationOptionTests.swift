import Foundation
import Geometry
import Observation
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// What a sheet's content says of the sheet: its ground, its size, what is behind it, what it is on a phone.
@MainActor struct PresentationOptionTests {
  @MainActor @Observable final class Model {
    var isPresented = false
    var presses = 0
    var detent = PresentationDetent.height(60)
  }

  private func host(
    _ model: Model, size: CGSize = CGSize(width: 800, height: 700), profile: PlatformProfile = .desktop,
    @ViewBuilder _ sheet: @escaping () -> some View
  ) throws -> TestHost {
    let host = try TestHost(size: size, profile: profile) {
      VStack {
        Button("behind") { model.presses += 1 }
        Spacer()
      }
      .frame(maxWidth: .infinity)
      .background(.white)
      .sheet(isPresented: Bindable(model).isPresented) { sheet() }
    }
    model.isPresented = true
    host.update()
    host.advance(by: 1)
    return host
  }

  private func box(_ name: String) -> some View {
    Color.clear.accessibilityElement().accessibilityLabel(name)
  }

  private func frame(_ host: TestHost, _ name: String) -> CGRect {
    host.allElements.first { $0.label == name }?.frame ?? .null
  }

  // MARK: Size

  @Test func aSheetIsAsLargeAsItsSizingSays() throws {
    func size(_ sizing: some PresentationSizing) throws -> CGSize {
      let host = try host(Model()) { box("sheet").presentationSizing(sizing) }
      return frame(host, "sheet").size
    }
    #expect(try size(.form) == CGSize(width: 540, height: 620))
    // 20 free on each side of 700.
    #expect(try size(.page) == CGSize(width: 704, height: 660))
    // A colour has no size of its own.
    #expect(try size(.automatic) == CGSize(width: 420, height: 360))
    #expect(try size(.fitted) == CGSize(width: 10, height: 10))
    #expect(try size(.form.fitted(horizontal: false, vertical: true)) == CGSize(width: 540, height: 10))
  }

  @Test func aSmallWindowLimitsASheet() throws {
    let host = try host(Model(), size: CGSize(width: 300, height: 200)) { box("sheet").presentationSizing(.form) }
    #expect(frame(host, "sheet").size == CGSize(width: 260, height: 160))
  }

  private struct Square: PresentationSizing {
    let side: CGFloat
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
      ProposedViewSize(width: side, height: root.sizeThatFits(.unspecified).height)
    }
  }

  @Test func aProgramMaySizeSheetsItself() throws {
    let host = try host(Model()) { box("sheet").frame(height: 70).presentationSizing(Square(side: 200)) }
    #expect(frame(host, "sheet").size == CGSize(width: 200, height: 70))
  }

  // MARK: Ground

  @Test func aSheetHasTheGroundOfItsContent() throws {
    let plain = try host(Model()) { Color.clear.frame(width: 200, height: 100) }
    let red = try host(Model()) { Color.clear.frame(width: 200, height: 100).presentationBackground(.red) }
    func pixel(_ host: TestHost, _ x: Int, _ y: Int) -> UInt32 {
      let picture = host.snapshot()
      return picture.pixels[y * picture.width + x]
    }
    #expect(pixel(plain, 400, 350) != pixel(red, 400, 350))
    // Beside the sheet nothing changes.
    #expect(pixel(plain, 100, 350) == pixel(red, 100, 350))
    let half = try host(Model()) {
      Color.clear.frame(width: 200, height: 100)
        .presentationBackground(alignment: .leading) { Color.red.frame(width: 100) }
    }
    #expect(pixel(half, 330, 350) == pixel(red, 330, 350))
    #expect(pixel(half, 470, 350) != pixel(red, 470, 350))
  }

  // MARK: What is behind

  @Test func whatIsBehindCanBeUsedWhereTheSheetSaysSo() throws {
    for isEnabled in [false, true] {
      let model = Model()
      let host = try host(model) {
        Color.red.frame(width: 200, height: 100)
          .presentationBackgroundInteraction(isEnabled ? .enabled : .disabled)
      }
      host.click(400, 15)
      #expect(model.presses == (isEnabled ? 1 : 0) && model.isPresented)
      #expect((host.buttons["behind"] != nil) == isEnabled)
    }
  }

  @Test func onlyWhileTheSheetIsLow() throws {
    let model = Model()
    let host = try host(model, size: CGSize(width: 200, height: 280), profile: .phone) {
      Color.red
        .presentationDetents([.height(60), .large], selection: Bindable(model).detent)
        .presentationBackgroundInteraction(.enabled(upThrough: .height(60)))
    }
    host.click(100, 15)
    #expect(model.presses == 1)
    model.detent = .large
    host.update()
    host.advance(by: 1)
    #expect(host.buttons["behind"] == nil)
  }

  // MARK: Phones

  @Test func aPopoverStaysOneOnAPhone() throws {
    func width(_ adaptation: PresentationAdaptation?) throws -> CGFloat {
      let model = Model()
      let host = try TestHost(size: CGSize(width: 300, height: 500), profile: .phone) {
        Button("open") { model.isPresented = true }
          .popover(isPresented: Bindable(model).isPresented) {
            box("card").frame(width: 120, height: 40)
              .frame(maxWidth: adaptation == nil || adaptation == .sheet ? .infinity : nil)
              .accessibilityElement().accessibilityLabel("all")
              .presentationCompactAdaptation(adaptation ?? .automatic)
          }
      }
      host.buttons["open"]?.click()
      host.advance(by: 1)
      return frame(host, "all").width
    }
    #expect(try width(nil) == 300)
    #expect(try width(.popover) == 120)
    #expect(try width(PresentationAdaptation.none) == 120)
  }

  @Test func aSheetMayCoverAPhone() throws {
    let host = try host(Model(), size: CGSize(width: 200, height: 280), profile: .phone) {
      box("sheet").presentationCompactAdaptation(.fullScreenCover).presentationDetents([.medium])
    }
    // Until the spring is at rest.
    host.advance(by: 2)
    #expect(frame(host, "sheet") == CGRect(x: 0, y: 0, width: 200, height: 280))
  }
}
