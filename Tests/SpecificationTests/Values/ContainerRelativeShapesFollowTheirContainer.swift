import Foundation
import SwiftUI
import Testing
import UITestSupport

extension ValueSpecification {
  /// Apple documents `ContainerRelativeShape` as an inset version of the container's shape, and as a rectangle where no
  /// container has one. Ten points inside of a corner of 30, it has a corner of 20.
  @Test func containerRelativeShapesFollowTheirContainer() throws {
    let relative = try TestHost(size: CGSize(width: 100, height: 100)) {
      ContainerRelativeShape().fill(.red).padding(10).containerShape(RoundedRectangle(cornerRadius: 30))
    }
    let explicit = try TestHost(size: CGSize(width: 100, height: 100)) {
      RoundedRectangle(cornerRadius: 20).fill(.red).padding(10)
    }
    #expect(relative.snapshot().pixels == explicit.snapshot().pixels)

    let plain = try TestHost(size: CGSize(width: 20, height: 20)) {
      ContainerRelativeShape().fill(Color(red: 0.2, green: 0.4, blue: 0.6))
    }
    #expect(plain.snapshot().pixels.allSatisfy { $0 == 0xFF33_6699 })
  }

  /// Moved to where it is 4 points from the nearest edge, its corners are 26: also those of a clip.
  @Test func containerRelativeShapesFollowTheirPlace() throws {
    let distance = Outside(CGFloat(10))
    let host = try TestHost(size: CGSize(width: 100, height: 100)) {
      Following(distance) {
        Color.red.clipShape(ContainerRelativeShape()).padding($0)
      }.containerShape(RoundedRectangle(cornerRadius: 30))
    }
    distance.value = 4
    host.update()
    let explicit = try TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.clipShape(RoundedRectangle(cornerRadius: 26)).padding(4)
    }
    #expect(host.snapshot().pixels == explicit.snapshot().pixels)
  }
}
