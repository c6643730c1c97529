import DashboardFormat
import Graphs
import SwiftUI

/// The states of monitors: how many are in which, and which they are.
struct StatesWidget: View {
  let definition: StatesDefinition
  let states: [ResultState]
  let timeZone: TimeZone?
  @Environment(\.timeZone) private var viewersZone

  var body: some View {
    if states.isEmpty {
      WidgetMessage("No monitors match")
    } else if definition.presentation == .worst {
      WorstState(states: states)
    } else {
      VStack(spacing: 6) {
        if definition.presentation != .list { StateCounts(counts: counts, isAlone: definition.presentation == .counts) }
        if definition.presentation != .counts {
          ScrollView {
            LazyVStack(spacing: 0) {
              let sorted = sorted
              ForEach(sorted.indices, id: \.self) { index in
                StateRow(state: sorted[index], definition: definition, time: times)
              }
            }
          }
        }
      }
    }
  }

  private var times: TimeTicks { TimeTicks(timeZone: timeZone ?? viewersZone, locale: Locale(identifier: "en_GB")) }

  /// In the order of urgency.
  private var counts: [(state: ResultState.State, count: Int)] {
    ResultState.State.allCases.compactMap { state in
      let count = states.count { $0.state == state }
      return count > 0 || definition.showsEmptyCounts ? (state, count) : nil
    }
  }

  private var sorted: [ResultState] {
    let order = Dictionary(uniqueKeysWithValues: ResultState.State.allCases.enumerated().map { ($1, $0) })
    let all = states.enumerated().sorted { a, b in
      (order[a.element.state] ?? 0, a.offset) < (order[b.element.state] ?? 0, b.offset)
    }.map(\.element)
    return Array((definition.isReversed ? all.reversed() : all).prefix(max(1, definition.limit ?? 500)))
  }
}

/// The number in each state, as large as there is room.
private struct StateCounts: View {
  let counts: [(state: ResultState.State, count: Int)]
  let isAlone: Bool

  var body: some View {
    ViewThatFits(in: .vertical) {
      if isAlone { row(size: 26, isStacked: true) }
      row(size: 18, isStacked: true)
      row(size: 13, isStacked: false)
    }
  }

  private func row(size: Double, isStacked: Bool) -> some View {
    let layout = isStacked ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 4))
    return HStack(spacing: 6) {
      ForEach(counts.indices, id: \.self) { index in
        let (state, count) = counts[index]
        layout {
          Text(verbatim: "\(count)").font(.system(size: size).weight(.semibold).monospacedDigit())
          Text(verbatim: state.title).font(.system(size: 10)).lineLimit(1)
        }
        .foregroundStyle(count > 0 ? Color.white : .secondary)
        .padding(.vertical, isStacked ? 4 : 2)
        .frame(maxWidth: .infinity, maxHeight: isAlone ? .infinity : 44)
        .background {
          RoundedRectangle(cornerRadius: 5).fill(count > 0 ? state.color : Color.primary.opacity(0.06))
        }
      }
    }
  }
}

/// The most urgent state in large type.
private struct WorstState: View {
  let states: [ResultState]

  var body: some View {
    let worst = ResultState.State.allCases.first { state in states.contains { $0.state == state } } ?? .noData
    ZStack {
      RoundedRectangle(cornerRadius: 5).fill(worst.color)
      Text(verbatim: worst.title.uppercased()).font(.system(size: 22).weight(.semibold)).foregroundStyle(.white)
        .lineLimit(1).minimumScaleFactor(0.5).padding(.horizontal, 4)
    }
  }
}

private struct StateRow: View {
  let state: ResultState
  let definition: StatesDefinition
  let time: TimeTicks

  var body: some View {
    HStack(spacing: 8) {
      Text(verbatim: state.state.title.uppercased())
        .font(.system(size: 10).weight(.semibold))
        .foregroundStyle(definition.isFilled ? Color.white : state.state.color)
        .frame(width: 58, height: 16)
        .background {
          RoundedRectangle(cornerRadius: 4).fill(
            definition.isFilled ? state.state.color : state.state.color.opacity(0.12))
        }
      if definition.showsPriority {
        Text(verbatim: state.priority.map { "P\($0)" } ?? "–").foregroundStyle(.secondary).frame(width: 22)
      }
      Text(verbatim: state.name.isEmpty ? labels : state.name).lineLimit(1)
      if !state.name.isEmpty, !labels.isEmpty {
        Text(verbatim: labels).foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer(minLength: 4)
      if definition.showsTime, let since = state.since {
        Text(verbatim: time.fullLabel(since, step: .seconds(60))).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .font(.system(size: 11))
    .frame(height: 22)
  }

  private var labels: String {
    state.labels.sorted { $0.key < $1.key }.prefix(6).map { "\($0.key):\($0.value)" }.joined(separator: ", ")
  }
}
