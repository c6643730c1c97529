import SwiftUI

/// What `--writing` shows: a bar that tells what was written and chosen, below it an editor, a date, a colour and a button with
/// help. Left, red is the number of characters, green of lines, blue the day of the month; right is the colour.
struct WritingArea: View {
  static let isShown = CommandLine.arguments.contains("--writing")
  @State private var text = ""
  @State private var date = Date(timeIntervalSince1970: 1_000_000_000)
  @State private var color = Color.black
  @State private var steps = 0

  var body: some View {
    let calendar = Calendar(identifier: .gregorian)
    let day = calendar.component(.day, from: date)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Color(red: Double(text.count) / 255, green: Double(lines) / 255, blue: Double(day) / 255)
        color
      }
      .frame(height: 40)
      TextEditor(text: $text).frame(height: 120)
      DatePicker("Day", selection: $date, displayedComponents: .date)
        .datePickerStyle(.field)
        .labelsHidden()
        .environment(\.locale, Locale(identifier: "en_GB"))
        .frame(height: 40)
      ColorPicker("Colour", selection: $color, supportsOpacity: false).labelsHidden().frame(height: 40)
      Button("Help") { steps += 1 }.help("A few words about it").frame(height: 40)
      Color(red: Double(steps) / 255, green: 0, blue: 1)
        .gesture(
          LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture(minimumDistance: 0))
            .onEnded { value in
              if case .second(true, let drag?) = value, drag.translation.width > 20 { steps += 100 }
            })
    }
  }
}
