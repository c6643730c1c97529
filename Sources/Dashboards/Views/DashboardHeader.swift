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
        Text(verbatim: description.title.isEmpty ? "Dashboard" : VariableText.shown(description.title, model.variables))
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
