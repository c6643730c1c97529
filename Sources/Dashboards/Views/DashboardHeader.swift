import DashboardFormat
import Foundation
import SwiftUI

/// A dashboard's title, its variables, and the number of warnings.
struct DashboardHeader: View {
  let description: DashboardDescription
  let warnings: [DashboardWarning]
  let model: DashboardModel
  /// False in pictures, which nobody can click on.
  var hasControls = true

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 12) {
        Text(verbatim: description.title.isEmpty ? "Dashboard" : description.title)
          .font(.system(size: 19).weight(.semibold)).lineLimit(1)
        Spacer(minLength: 0)
        if hasControls {
          SpanControl(model: model, timeZone: description.timeZone.flatMap(TimeZone.init(identifier:)))
        }
      }
      let variables = description.variables.filter { !$0.isHidden }
      if !variables.isEmpty {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 6) {
            ForEach(variables.indices, id: \.self) { VariableChip(variable: variables[$0], model: model) }
          }
        }
        .frame(height: 24)
      }
      if !warnings.isEmpty { WarningsLine(warnings: warnings, model: model) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A variable and its value; a click chooses the next value.
private struct VariableChip: View {
  let variable: TemplateVariable
  let model: DashboardModel

  var body: some View {
    let chosen = model.variables[variable.name] ?? variable.defaults
    HStack(spacing: 5) {
      Text(verbatim: variable.label ?? variable.name).foregroundStyle(.secondary)
      Text(verbatim: chosen.isEmpty ? "*" : chosen.joined(separator: ", ")).lineLimit(1)
    }
    .font(.system(size: 11))
    .padding(.horizontal, 9)
    .frame(height: 22)
    .background { Capsule().fill(Color.primary.opacity(0.07)) }
    .onTapGesture { choose(after: chosen) }
  }

  private func choose(after chosen: [String]) {
    var values = variable.defaults
    for value in variable.available where !values.contains(value) { values.append(value) }
    guard values.count > 1, let place = chosen.first.flatMap(values.firstIndex(of:)) else { return }
    model.variables[variable.name] = [values[(place + 1) % values.count]]
  }
}

/// The number of warnings; a click lists them.
private struct WarningsLine: View {
  let warnings: [DashboardWarning]
  let model: DashboardModel
  private static let shown = 100

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 5) {
        Text(verbatim: model.showsWarnings ? "▾" : "▸")
        Text(verbatim: warnings.count == 1 ? "1 part not shown as asked" : "\(warnings.count) parts not shown as asked")
      }
      .foregroundStyle(.secondary)
      .contentShape(Rectangle())
      .onTapGesture { model.showsWarnings.toggle() }
      if model.showsWarnings {
        ForEach(0..<min(warnings.count, Self.shown), id: \.self) { index in
          Text(verbatim: warnings[index].description).foregroundStyle(.secondary).lineLimit(1)
        }
        if warnings.count > Self.shown { Text("and \(warnings.count - Self.shown) more").foregroundStyle(.secondary) }
      }
    }
    .font(.system(size: 11))
  }
}
