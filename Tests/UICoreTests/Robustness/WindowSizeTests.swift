import Foundation
import Geometry
import Testing
import TextLayout
import UITestSupport

@testable import UICore

@MainActor struct WindowSizeTests {
  private struct Content: View {
    var body: some View {
      ScrollView {
        VStack {
          Text("Some words that wrap")
          HStack {
            Circle().fill(.blue)
            Spacer()
            Rectangle().fill(LinearGradient(colors: [.red, .green], startPoint: .top, endPoint: .bottom))
          }
          .padding()
          LazyVStack { ForEach(0..<100, id: \.self) { Text("row \($0)") } }
        }
      }
      .overlay { GeometryReader { _ in Color.clear.frame(maxWidth: .infinity) } }
      .shadow(radius: 3)
    }
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 0, height: 100_000)])
  func tinyWindowsAreDrawn(size: CGSize) throws {
    let host = try TestHost(size: size) { Content() }
    #expect(host.snapshot().width == Int(size.width))
    host.resize(to: CGSize(width: 50, height: 50))
    host.resize(to: size)
    host.checkInvariants()
  }

  /// 100,000 × 100,000 pixels would be 40 GB: a platform cuts its surface, the layout does not care.
  @Test func hugeWindowsAreLaidOut() throws {
    let fonts = try FontSystem()
    let host = ViewHost(Content(), fonts: fonts, size: CGSize(width: 100_000, height: 100_000))
    #expect(!host.update(at: 0).isEmpty)
    host.size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1e300)
    host.update(at: 0)
    host.size = CGSize(width: CGFloat.nan, height: -5)
    host.update(at: 0)
    host.checkInvariants()
  }
}
