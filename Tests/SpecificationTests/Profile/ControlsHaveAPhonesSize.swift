import SwiftUI
import Testing
import UICore
import UITestSupport

extension ProfileSpecification {
  /// Heights: UIKit's switch 31, stepper 32, field with a rounded border 34, progress bar 4; SwiftUI's slider 31; Apple's
  /// design resources for iOS 18: buttons of 28, 34 and 50. On the desktop as before there were profiles.
  @Test(arguments: [
    (PlatformProfile.phone, [31, 32, 34, 4, 31, 28, 34, 50]), (.desktop, [22, 22, 26, 6, 22, 20, 24, 30]),
  ])
  func controlsHaveThePlatformsHeight(profile: PlatformProfile, expected: [CGFloat]) throws {
    let sizes = Sizes()
    _ = try TestHost(size: CGSize(width: 300, height: 800), profile: profile) {
      VStack {
        Toggle(isOn: .constant(true)) { EmptyView() }.sized("0", sizes)
        Stepper(value: .constant(1)) { EmptyView() }.sized("1", sizes)
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).sized("2", sizes)
        ProgressView(value: 0.5).frame(width: 100).sized("progress", sizes)
        Slider(value: .constant(0.5)).sized("4", sizes)
        ForEach(0..<3, id: \.self) { index in
          Button("OK") {}.buttonStyle(.bordered).controlSize([.small, .regular, .large][index])
            .sized("\(5 + index)", sizes)
        }
      }
    }
    // The bar stands below its label, which is empty here: 4 between them.
    sizes.values["3"] = CGSize(width: 100, height: sizes["progress"].height)
    for index in expected.indices { #expect(sizes["\(index)"].height == expected[index], "\(index)") }
  }

  /// A regular bordered button keeps 12 points on each side of its label on both platforms.
  @Test(arguments: [PlatformProfile.phone, .desktop])
  func borderedButtonsKeepTwelvePoints(profile: PlatformProfile) throws {
    let sizes = Sizes()
    _ = try TestHost(profile: profile) {
      Button {
      } label: {
        Text("Send").sized("label", sizes)
      }.buttonStyle(.bordered).sized("button", sizes)
    }
    #expect(sizes["button"].width == sizes["label"].width + 24)
  }

  /// Apple, `PrimitiveButtonStyle.automatic` and `TextFieldStyle.automatic`: on iOS neither has a border.
  @Test func aPhonesButtonsAndFieldsAreBare() throws {
    let sizes = Sizes()
    _ = try TestHost(profile: .phone) {
      VStack {
        Button {
        } label: {
          Text("Send").sized("label", sizes)
        }.sized("button", sizes)
        Button {
        } label: {
          Text("Send")
        }.buttonStyle(.automatic).sized("automatic", sizes)
        TextField("Name", text: .constant("")).sized("field", sizes)
        TextField("Name", text: .constant("")).textFieldStyle(.plain).sized("plain", sizes)
      }
    }
    #expect(sizes["button"] == sizes["label"])
    #expect(sizes["automatic"] == sizes["label"])
    #expect(sizes["field"] == sizes["plain"])
  }

  /// The least height of a row: 44 points where fingers press (Apple's Human Interface Guidelines), and what a program says.
  @Test func aPhonesRowsAreForFingers() throws {
    let (sizes, journal) = (Sizes(), Journal())
    _ = try TestHost(size: CGSize(width: 320, height: 400), profile: .phone) {
      List {
        Text("Row").listRowBackground(Color.clear.sized("row", sizes))
        KeyReader(\.defaultMinListRowHeight, journal)
        KeyReader(\.defaultMinListRowHeight, journal).environment(\.defaultMinListRowHeight, 60)
      }
    }
    #expect(sizes["row"].height == 44)
    #expect(journal.take() == ["44.0", "60.0"])
  }

  /// UINavigationBar up to iOS 18: 44 points, 96 with a large title. 400 − 96 = 304 and 400 − 44 = 356 are left.
  @Test func aPhonesBarHasARowForALargeTitle() throws {
    let sizes = Sizes()
    func height(_ mode: NavigationBarItem.TitleDisplayMode, _ profile: PlatformProfile) throws -> CGFloat {
      let host = try TestHost(size: CGSize(width: 320, height: 400), profile: profile) {
        NavigationStack {
          Color.red.sized("content", sizes).navigationTitle("Inbox").navigationBarTitleDisplayMode(mode)
        }
      }
      host.update()
      return sizes["content"].height
    }
    #expect(try height(.automatic, .phone) == 304)
    #expect(try height(.large, .phone) == 304)
    #expect(try height(.inline, .phone) == 356)
    #expect(try height(.large, .desktop) == 348)
    #expect(try height(.inline, .desktop) == 348)
  }

  /// Two rows of a stack keep 8 points and `padding()` 16, on both platforms: 100 − 2 · 16 = 68, (68 − 8) / 2 = 30.
  @Test(arguments: [PlatformProfile.phone, .desktop])
  func spacingIsTheSameEverywhere(profile: PlatformProfile) throws {
    let sizes = Sizes()
    _ = try TestHost(size: CGSize(width: 100, height: 100), profile: profile) {
      VStack {
        Color.red.sized("first", sizes)
        Color.blue.sized("second", sizes)
      }
      .padding()
    }
    #expect(sizes["first"] == CGSize(width: 68, height: 30))
    #expect(sizes["second"] == CGSize(width: 68, height: 30))
  }
}
