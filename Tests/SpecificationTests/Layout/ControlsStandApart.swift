import SwiftUI
import Testing

extension LayoutSpecification {
  /// A label's text lies inside its control, so controls keep 8 points as views do that are no text: on Apple's pictures
  /// they never touch. (The distance is SwiftUI's standard; no frame was recorded.)
  @Test func controlsStandApart() {
    func distance(_ first: some View, _ second: some View) -> CGFloat {
      let scene = LayoutScene(300, 300) {
        VStack {
          first.named("first")
          second.named("second")
        }
      }
      return scene["second"].minY - scene["first"].maxY
    }
    let button = Button("Save") {}
    let toggle = Toggle("Wi-Fi", isOn: .constant(true))
    #expect(distance(button, button) == 8)
    #expect(distance(button.buttonStyle(.plain), button.buttonStyle(.borderless)) == 8)
    #expect(distance(button.buttonStyle(.borderedProminent), toggle) == 8)
    #expect(distance(toggle, toggle) == 8)
    #expect(distance(Stepper("Days", value: .constant(1)), Slider(value: .constant(0.5))) == 8)
    #expect(distance(ProgressView("Copying", value: 0.5), ProgressView("Waiting")) == 8)
  }
}
