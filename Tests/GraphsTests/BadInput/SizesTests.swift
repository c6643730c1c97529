import SwiftUI
import Testing
import UITestSupport

@testable import Graphs

/// Graphs and widgets without room.
@MainActor
struct SizesTests {
  nonisolated static let sizes = [
    CGSize(width: 0, height: 0), CGSize(width: 1, height: 1), CGSize(width: 0, height: 300),
    CGSize(width: 600, height: 0), CGSize(width: 3, height: 200), CGSize(width: 600, height: 7),
    CGSize(width: 20, height: 20),
  ]

  @Test(arguments: SizesTests.sizes) func graphs(size: CGSize) throws {
    let graphs = try BadGraphs {
      ForEach(0..<20, id: \.self) { kind in
        Graph { EveryLayer.content(kind, MadeUp.series(count: 1, length: 30)[0]) }
          .legend(.table(.average))
          .frame(width: size.width, height: size.height)
      }
    }
    #expect(graphs.neighbour > 50)
    graphs.use()
    #expect(graphs.neighbour > 50)
  }

  @Test(arguments: SizesTests.sizes) func widgets(size: CGSize) throws {
    let graphs = try BadGraphs {
      ForEach(0..<9, id: \.self) { kind in widget(kind).frame(width: size.width, height: size.height).clipped() }
    }
    #expect(graphs.neighbour > 50)
  }

  @ViewBuilder private func widget(_ kind: Int) -> some View {
    let items = (0..<9).map { NamedValue("service-\($0)", 1000 / Double($0 + 1)) }
    switch kind {
    case 0: TopList(items)
    case 1: QueryValue(0.9932, unit: .fraction, caption: "x", history: MadeUp.series(count: 1, length: 60)[0])
    case 2: Distribution(Histogram([1, 2, 3, 4]))
    case 3: TreeMap(items)
    case 4: Sunburst([.init("a", 3, children: [.init("b", 2)]), .init("c", 1)])
    case 5: FlameGraph(.init("main", 10, children: [.init("a", 4), .init("b", 6)]))
    case 6: Sankey([.init("web", "api", 5), .init("api", "db", 4)])
    case 7: ServiceLevel(target: 0.999, spans: [.init("7 days", achieved: 0.9998)])
    default: DataTable(columns: [.init("n", hasBars: true)], rows: [.init("a", values: [1])])
    }
  }

  /// A layout that offers less than nothing.
  struct Negative: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      _ = subviews.map { $0.sizeThatFits(ProposedViewSize(width: -10, height: -20)) }
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(width: -10, height: -20))
      }
    }
  }

  @Test func aNegativeProposal() throws {
    let graphs = try BadGraphs {
      Negative {
        ForEach(0..<20, id: \.self) { kind in
          Graph { EveryLayer.content(kind, MadeUp.series(count: 1, length: 30)[0]) }
        }
        ForEach(0..<9, id: \.self) { widget($0) }
      }
    }
    graphs.use()
    #expect(graphs.neighbour > 50)
  }

  @Test func anInfiniteProposal() throws {
    let graphs = try BadGraphs {
      ScrollView([.horizontal, .vertical]) {
        VStack {
          Graph { EveryLayer.content(0, MadeUp.series(count: 1, length: 30)[0]) }
          ForEach(0..<9, id: \.self) { widget($0) }
        }
      }
    }
    graphs.use()
    #expect(graphs.neighbour > 50)
  }
}
