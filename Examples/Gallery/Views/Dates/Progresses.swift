import SwiftUI

/// Progress views of every style.
struct Progresses: View {
  var body: some View {
    Exhibit("Progress") {
      Flow(spacing: 40) {
        ProgressView(value: 0.6) {
          Text("Copying 12 files")
        } currentValueLabel: {
          Text("60 %")
        }
        .frame(width: 200)
        ProgressView(value: 0.6).progressViewStyle(.circular)
        ProgressView("Looking for devices").progressViewStyle(.linear).frame(width: 160).tint(.green)
        ProgressView("Waiting")
      }
    }
  }
}
