import SwiftUI

/// What lies over the edges of what scrolls, and where scrolling stops.
struct ScrollingPage: View {
  var body: some View {
    Page(title: "Scrolling") {
      Exhibit("Edges under a bar: soft, hard") {
        Flow(spacing: 24) {
          BarExhibit(style: .soft)
          BarExhibit(style: .hard)
        }
      }
      Exhibit("By Pages") { PagesExhibit() }
      Exhibit("Headers that stay") { HeadersExhibit() }
    }
  }
}

private struct BarExhibit: View {
  let style: ScrollEdgeEffectStyle

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(1..<31) { Text("Line \($0)") }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(12)
    }
    .defaultScrollAnchor(.center)
    .scrollEdgeEffectStyle(style, for: .all)
    .safeAreaBar(edge: .top) { Text("Lines").font(.headline).padding(10) }
    .safeAreaBar(edge: .bottom) {
      HStack {
        Button("Back", systemImage: "chevron.left") {}
        Spacer()
        Button("Done") {}.buttonStyle(.borderedProminent)
      }
      .padding(10)
    }
    .frame(idealWidth: 280, idealHeight: 220)
    .background(.background, in: RoundedRectangle(cornerRadius: 8))
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}

private struct PagesExhibit: View {
  @State private var page: Int? = 3

  var body: some View {
    VStack(spacing: 12) {
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(1..<6) { number in
            RoundedRectangle(cornerRadius: 8)
              .fill(Color(hue: Double(number) / 6, saturation: 0.5, brightness: 0.85))
              .overlay { Text("\(number)").font(.title2.bold()).foregroundStyle(.black) }
              .frame(width: 200, height: 90)
              .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.4) }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $page, anchor: .center)
      .scrollIndicators(.hidden)
      Button("To the first") { withAnimation { page = 1 } }
    }
  }
}

private struct HeadersExhibit: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 6, pinnedViews: .sectionHeaders) {
        ForEach(["A", "B", "C"], id: \.self) { letter in
          Section {
            ForEach(1..<9) { Text("\(letter)\($0)").padding(.horizontal, 12) }
          } header: {
            Text(letter)
              .font(.headline)
              .padding(.horizontal, 12)
              .padding(.vertical, 4)
              .frame(maxWidth: .infinity, alignment: .leading)
              .background(.bar)
          }
        }
      }
    }
    .frame(height: 140)
    .background(.background, in: RoundedRectangle(cornerRadius: 8))
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}
