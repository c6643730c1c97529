import SwiftUI

enum Phase {
  case idle
  case loading(Double)
  case failed(String)
}

struct Conditions: View {
  let phase: Phase
  let name: String?
  let numbers: [Int]

  var body: some View {
    VStack {
      if let name { Text(name) }
      if numbers.isEmpty { Text("None") } else if numbers.count == 1 { Text("One") } else { Text("Many") }
      switch phase {
      case .idle: EmptyView()
      case .loading(let part): ProgressView(value: part)
      case .failed(let reason): Label(reason, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
      }
      ForEach(numbers, id: \.self) { Text("\($0)") }
      Text("Sum: \(numbers.reduce(0, +))")
      Text("Mean: \(Double(numbers.reduce(0, +)) / Double(max(numbers.count, 1)), format: .number)")
      Group {
        Text("Seven"); Text("And a half")
      }
      Text(name ?? "Eight")
      HStack(spacing: numbers.count > 3 ? 4 : 8) {
        Text("Nine"); Spacer(); Text("End")
      }
      Text("Ten").padding(.top, numbers.isEmpty ? 0 : 10)
    }
  }
}
