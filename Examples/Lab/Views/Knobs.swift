import Graphs
import SwiftUI

/// What can be changed about a graph.
struct Knobs: View {
  @Bindable var settings: LabSettings

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Toggle("Dark", isOn: $settings.isDark)
        Divider()
        Knob(title: "Series", value: "\(settings.seriesCount)") {
          Slider(value: $settings.seriesAmount, in: 1...Double(LabSettings.seriesLimit))
        }
        Knob(title: "Points", value: settings.pointCount.formatted()) {
          Slider(value: $settings.pointPower, in: 0...log10(Double(LabSettings.pointLimit)))
        }
        Knob(title: "Gaps", value: settings.gaps.formatted(.percent.precision(.fractionLength(0)))) {
          Slider(value: $settings.gaps, in: 0...0.5)
        }
        Knob(title: "Spikes", value: settings.spikes.formatted(.percent.precision(.fractionLength(0)))) {
          Slider(value: $settings.spikes, in: 0...0.2)
        }
        Knob(title: "Width", value: settings.lineWidth.formatted(.number.precision(.fractionLength(1)))) {
          Slider(value: $settings.lineWidth, in: 0.5...6)
        }
        Toggle("Symbols", isOn: $settings.hasSymbols)
        Divider()
        Choice("Style", $settings.method, Self.methods) { $0.title }
        Choice("Scale", $settings.scale, LabScale.allCases) { $0.rawValue.capitalized }
        Choice("Stacking", $settings.stacking, [StackMode.zero, .normalized, .centered]) { $0.title }
      }
      .padding(16)
    }
  }

  private static let methods: [InterpolationMethod] = [.linear, .stepEnd, .stepCenter, .monotone]
}

/// Values to choose one of, under their name.
private struct Choice<Value: Hashable>: View {
  let title: String
  @Binding var value: Value
  let values: [Value]
  let name: (Value) -> String

  init(_ title: String, _ value: Binding<Value>, _ values: [Value], _ name: @escaping (Value) -> String) {
    (self.title, _value, self.values, self.name) = (title, value, values, name)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title)
      VStack(alignment: .leading, spacing: 2) {
        ForEach(values, id: \.self) { choice in
          HStack(spacing: 6) {
            Circle().strokeBorder(choice == value ? Color.accentColor : .secondary, lineWidth: choice == value ? 4 : 1)
              .frame(width: 12, height: 12)
            Text(name(choice)).foregroundStyle(choice == value ? .primary : .secondary)
            Spacer(minLength: 0)
          }
          .contentShape(Rectangle())
          .onTapGesture { value = choice }
        }
      }
    }
  }
}

/// A slider under its name and value.
private struct Knob<Content: View>: View {
  let title: String
  let value: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        Text(title)
        Spacer()
        Text(value).foregroundStyle(.secondary).monospacedDigit()
      }
      content
    }
  }
}

extension InterpolationMethod {
  fileprivate var title: String {
    switch self {
    case .linear: "Linear"
    case .stepEnd: "Steps"
    case .stepCenter: "Centred steps"
    case .stepStart: "Early steps"
    case .monotone: "Smooth"
    }
  }
}

extension StackMode {
  fileprivate var title: String {
    switch self {
    case .zero: "From zero"
    case .normalized: "Shares"
    case .centered: "Stream"
    }
  }
}
