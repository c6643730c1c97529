import SwiftUI
import Testing
import UITestSupport

private enum Flavor: String { case sweet, sour }
private enum Level: Int { case low, high }

private struct Settings: View {
  let journal: Journal
  @AppStorage("AppStorageOfEveryType bool") var bool = false
  @AppStorage("AppStorageOfEveryType int") var int = 0
  @AppStorage("AppStorageOfEveryType double") var double = 0.5
  @AppStorage("AppStorageOfEveryType string") var string = ""
  @AppStorage("AppStorageOfEveryType url") var url = URL(string: "https://example.org")!
  @AppStorage("AppStorageOfEveryType data") var data = Data()
  @AppStorage("AppStorageOfEveryType flavor") var flavor = Flavor.sweet
  @AppStorage("AppStorageOfEveryType level") var level = Level.low

  var body: some View {
    let _ = journal("\(bool) \(int) \(double) \(string) \(url.absoluteString) \(data.count) \(flavor) \(level)")
    Color.red.onTapGesture {
      bool = true
      int = -7
      double = 2.25
      string = "é"
      url = URL(string: "https://example.org/a?b=c#d")!
      data = Data([1, 2, 3])
      flavor = .sour
      level = .high
    }
  }
}

extension StateSpecification {
  /// The types of Apple's documentation: Bool, Int, Double, String, URL, Data and enumerations of Int and String.
  @Test func appStorageOfEveryType() throws {
    let journal = Journal()
    let host = try TestHost { Settings(journal: journal) }
    host.click(100, 50)
    #expect(
      journal.take() == [
        "false 0 0.5  https://example.org 0 sweet low", "true -7 2.25 é https://example.org/a?b=c#d 3 sour high",
      ])
    _ = try TestHost { Settings(journal: journal) }
    #expect(journal.take() == ["true -7 2.25 é https://example.org/a?b=c#d 3 sour high"])
  }
}
