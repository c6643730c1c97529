import Foundation
import SwiftUI
import Testing
import UITestSupport

@MainActor
struct GeometryChangeTests {
  @Observable final class Model {
    var width: CGFloat = 40
    var heard: [String] = []
    var places: [CGFloat] = []
  }

  @Test func theActionHearsOfSizesOnceEach() throws {
    struct Area: View {
      let model: Model
      var body: some View {
        Color.red.frame(width: model.width, height: 10)
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { model.heard.append("\($0)") }
          .onGeometryChange(for: Bool.self) {
            $0.size.width > 50
          } action: {
            model.heard.append("\($0) \($1)")
          }
      }
    }
    let model = Model()
    let host = try TestHost { Area(model: model) }
    #expect(model.heard.sorted() == ["40.0", "false false"])
    model.heard = []
    model.width = 45
    host.update()
    #expect(model.heard == ["45.0"])
    model.heard = []
    model.width = 60
    host.update()
    #expect(model.heard.sorted() == ["60.0", "false true"])
    model.heard = []
    host.update()
    #expect(model.heard == [])
  }

  @Test func placesInAScrollViewAreHeardOf() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        Color.red.frame(height: 500)
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .global).minY
          } action: {
            model.places.append($0)
          }
      }
    }
    host.scroll(50, 50, dy: 30)
    host.advance(by: 1)
    #expect(model.places.first == 0)
    #expect(model.places.last == -30)
  }
}
