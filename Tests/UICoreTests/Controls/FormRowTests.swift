import Foundation
import Geometry
import Observation
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

/// Where the rows of a form end, how high they are, and what stands beside their labels.
@MainActor struct FormRowTests {
  @MainActor @Observable final class Model {
    var count = 3
    var level = 0.0
    var choice = 1
    var text = ""
  }

  @ViewBuilder private var filled: some View {
    LabeledContent {
      Box(1)
    } label: {
      Box(11, 30, 10)
    }
    LabeledContent {
      Box(2)
    } label: {
      Box(12, 70, 10)
    }
    Box(3)
  }

  @Test func controlsThatFillTheirColumnBeginAndEndAtItsLines() {
    let window = BoxWindow(300, 280) { Form { filled }.formStyle(.columns) }
    // After the widest label, 70, and 8, to the end of the window.
    for control in [1, 2, 3] { #expect(window[control].minX == 78 && window[control].maxX == 300) }
    #expect(window[11].maxX == 70 && window[12].maxX == 70)
  }

  @Test func theColumnsAreMirroredRightToLeft() {
    let window = BoxWindow(300, 280, direction: .rightToLeft) { Form { filled }.formStyle(.columns) }
    for control in [1, 2, 3] { #expect(window[control].minX == 0 && window[control].maxX == 222) }
    #expect(window[11].minX == 230 && window[12].minX == 230)
  }

  /// From the first accessibility size on, on a phone, where texts follow it.
  @Test(arguments: [
    (PlatformProfile.phone, DynamicTypeSize.xxxLarge, false), (.phone, .accessibility1, true),
    (.desktop, .accessibility1, false),
  ])
  func veryLargeTextsPutValuesBelowTheirLabels(profile: PlatformProfile, size: DynamicTypeSize, isBelow: Bool) {
    let window = BoxWindow(300, 280, profile: profile) {
      VStack(alignment: .leading) {
        LabeledContent {
          Box(1, 40, 12)
        } label: {
          Box(11, 30, 10)
        }
      }
      .dynamicTypeSize(size)
    }
    let (label, value) = (window[11], window[1])
    if isBelow {
      #expect(value.minX == label.minX && value.minY == label.maxY + 4)
    } else {
      #expect(value.minX == label.maxX + 8 && value.midY == label.midY)
    }
  }

  @Test func anEmptyFormTakesNoSpace() {
    let window = BoxWindow(300, 280) {
      VStack(spacing: 0) {
        Form { EmptyView() }.formStyle(.columns)
        Box(1, 20, 20)
      }
    }
    #expect(window[1] == CGRect(x: 140, y: 130, width: 20, height: 20))
  }

  @Test func whatIsHigherThanALineHasAMargin() {
    let window = BoxWindow(300, 280) {
      Form {
        Box(1, 20, 26)
        Box(2, 20, 27)
        Box(3, 20, 20)
      }
      .formStyle(.grouped)
    }
    // The card begins at 20; a row of 36 with a control as high as a field.
    #expect(window[1].minY == CGFloat(20 + (36 - 26) / 2))
    // 8 above and below 27.
    #expect(window[2].minY == CGFloat(20 + 36 + 8))
    #expect(window[3].minY == CGFloat(20 + 36 + 43 + (36 - 20) / 2))
  }

  @Test func aStepperStandsAtTheEndOfItsRow() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      Form { Stepper("Copies", value: Bindable(model).count) }.formStyle(.grouped)
    }
    // 20 beside the card and 10 in it: the plus is left of 270, in the first row, from 20 to 56.
    host.click(260, 38)
    #expect(model.count == 4)
    // Left of both halves, which are 53 wide, is nothing to press.
    host.click(210, 38)
    #expect(model.count == 4)
  }

  @Test func aStepperWithoutALabelIsAsWideAsItsButtons() {
    let window = BoxWindow(300, 200) {
      Form {
        LabeledContent {
          HStack(spacing: 0) {
            Box(1, 40, 20)
            Stepper(label: { EmptyView() }, onIncrement: {}, onDecrement: {})
          }
        } label: {
          Box(11, 30, 10)
        }
      }
      .formStyle(.grouped)
    }
    // At the end of the row, beside the buttons: no space between is filled.
    #expect(window[1].maxX == CGFloat(270 - 53))
  }

  @Test func theTitleOfRadioButtonsStandsBesideTheFirst() {
    let model = Model()
    let window = BoxWindow(300, 200) {
      Form {
        Picker(selection: Bindable(model).choice) {
          Box(1, 40, 16).alignmentGuide(.firstTextBaseline) { $0.height - 4 }.tag(1)
          Box(2, 40, 16).alignmentGuide(.firstTextBaseline) { $0.height - 4 }.tag(2)
        } label: {
          Box(11, 30, 16).alignmentGuide(.firstTextBaseline) { $0.height - 4 }
        }
        .pickerStyle(.radioGroup)
      }
      .formStyle(.columns)
    }
    #expect(window[11].minY == window[1].minY && window[2].minY == window[1].minY + 16 + 6)
  }

  @Test func aPromptStandsWhereTheTextWill() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 300, height: 80)) {
      Form { TextField("N", text: Bindable(model).text, prompt: Text("Prompt")) }.formStyle(.grouped)
    }
    let bitmap = host.snapshot()
    func isDark(_ x: Int) -> Bool {
      (24..<52).contains { bitmap.pixels[$0 * bitmap.width + x] & 0xFF < 0xE6 }
    }
    // A row's text ends at 270; the title, one letter, is left of 60.
    #expect((235..<270).contains(where: isDark))
    #expect(!(60..<200).contains(where: isDark))
  }

  @Test func aSliderWithALabelHasSteps() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 300, height: 80)) {
      VStack {
        Slider(value: Bindable(model).level, in: 0...10, step: 2.5) { Text("Plain") }
        Slider(value: Bindable(model).level, in: 0...10, step: 5) {
          Text("Ends")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        }
      }
    }
    let plain = try #require(host.allElements.first { $0.label == "Plain" })
    #expect(plain.adjust(.increment))
    #expect(model.level == 2.5)
    // From between two steps to the next of its own.
    let ends = try #require(host.allElements.first { $0.label == "Ends" })
    #expect(ends.adjust(.increment))
    #expect(model.level == 10)
  }

  @Test func aTabKeepsItsPageWithABadge() throws {
    let model = Model()
    let window = BoxWindow(300, 200) {
      TabView(selection: Bindable(model).choice) {
        Tab(value: 1) {
          Box(1)
        } label: {
          Box(11, 20, 10)
        }
        .badge(0)
        Tab(value: 2) {
          Box(2)
        } label: {
          Box(12, 20, 10)
        }
        .badge(Text(verbatim: "4"))
        Tab(value: 3) {
          Box(3)
        } label: {
          Box(13, 20, 10)
        }
      }
    }
    #expect(!window[1].isNull && window[2].isNull)
    // Tabs of 20 with 12 at each side, 2 between them. Zero shows nothing; the text makes its tab wider.
    #expect(window[12].minX - window[11].minX == 46)
    #expect(window[13].minX - window[12].minX > 46 + 6)
    model.choice = 2
    #expect(window[1].isNull && !window[2].isNull)
  }

  @Test func theChosenTabIsLighterThanItsBarInTheDark() throws {
    for isDark in [false, true] {
      let host = try TestHost(
        size: CGSize(width: 300, height: 100), environment: { $0.colorScheme = isDark ? .dark : .light }
      ) {
        TabView {
          Tab(value: 1) {
            Color.clear
          } label: {
            Color.clear.frame(width: 40, height: 10)
          }
          Tab(value: 2) {
            Color.clear
          } label: {
            Color.clear.frame(width: 40, height: 10)
          }
        }
      }
      let bitmap = host.snapshot()
      func blue(_ x: Int) -> UInt32 { bitmap.pixels[22 * bitmap.width + x] & 0xFF }
      // Two tabs of 64 with 2 between, in the middle: their middles are 33 beside 150.
      #expect(blue(117) == (isDark ? 0x6B : 0xFF))
      #expect(blue(117) > blue(183))
    }
  }
}
