import SwiftUI
import Testing
import UITestSupport

@testable import UICore

private struct Photos: View {
  let zooms: Bool
  @Binding var path: [Int]
  @Namespace private var namespace

  var body: some View {
    NavigationStack(path: $path) {
      pureRed.frame(width: 40, height: 40).matchedTransitionSource(id: 1, in: namespace)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .navigationDestination(for: Int.self) { id in
          Detail(zooms: zooms, id: id, namespace: namespace)
        }
    }
  }
}

private struct Detail: View {
  let zooms: Bool
  let id: Int
  let namespace: Namespace.ID
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let page = pureBlue.frame(maxWidth: .infinity, maxHeight: .infinity).onTapGesture { dismiss() }
    if zooms {
      page.navigationTransition(.zoom(sourceID: id, in: namespace))
    } else {
      page.navigationTransition(.automatic)
    }
  }
}

/// Pages that grow out of a view, and shrink back into it.
@MainActor struct ZoomTransitionTests {
  private let remote = Remote<[Int]>()
  private let blue: UInt32 = 0xff00_00ff

  private func host(
    zooms: Bool = true, accessibility: AccessibilityRequests = [], profile: PlatformProfile = .desktop
  ) throws -> TestHost {
    try TestHost(size: CGSize(width: 200, height: 200), profile: profile, accessibility: accessibility) {
      PathOwner(remote: remote) { Photos(zooms: zooms, path: $0) }
    }
  }

  private struct PathOwner<Content: View>: View {
    let remote: Remote<[Int]>
    @ViewBuilder let content: (Binding<[Int]>) -> Content
    @State private var path: [Int] = []
    var body: some View {
      let _ = remote.connect($path)
      content($path)
    }
  }

  @Test func aPageGrowsOutOfItsSource() throws {
    let host = try host()
    #expect(host.area() == 1600)
    remote.value = [1]
    host.update()
    // It begins as nothing, and what is below shows.
    #expect(host.area(blue) == 0 && host.area() == 1600)
    host.advance(by: 0.2)
    let half = host.area(blue)
    #expect(half > 1600)
    host.advance(by: 0.3)
    #expect(host.area(blue) > half && host.area() == 0)
    #expect(!host.window.needsFrame)
    // Back: it shrinks, and is gone.
    host.click(100, 150)
    #expect(host.area() > 0 || host.window.needsFrame)
    host.advance(by: 0.6)
    #expect(host.area(blue) == 0 && host.area() == 1600 && !host.window.needsFrame)
  }

  @Test(arguments: [PlatformProfile.desktop, .phone]) func aPathWithoutThePageShrinksItToo(
    _ profile: PlatformProfile
  ) throws {
    let host = try host(profile: profile)
    host.advance(by: 0.1)
    remote.value = [1]
    host.update()
    // It does not slide: it begins as nothing over a page that stays.
    #expect(host.area(blue) == 0 && host.area() == 1600)
    host.advance(by: 0.5)
    let whole = host.area(blue)
    remote.value = []
    host.update()
    // Half of the way it is opaque, and half as long and wide as between the source of 40 and its own frame.
    host.advance(by: 0.175)
    #expect(host.area(blue) < whole && host.area(blue) > 1600)
    host.advance(by: 0.4)
    #expect(host.area(blue) == 0 && host.area() == 1600 && !host.window.needsFrame)
  }

  @Test func automaticPagesAreThereAtOnce() throws {
    let host = try host(zooms: false)
    remote.value = [1]
    host.update()
    #expect(host.area(blue) > 10_000 && host.area() == 0 && !host.window.needsFrame)
    host.click(100, 150)
    #expect(host.area(blue) == 0 && host.area() == 1600)
  }

  @Test func lessMotionFadesInPlace() throws {
    let host = try host(accessibility: .reduceMotion)
    remote.value = [1]
    host.update()
    host.advance(by: 0.1)
    // Neither a part of the window nor opaque yet: a mixture everywhere.
    #expect(host.area(blue) == 0)
    let pixel = host.snapshot().pixels[150 * 200 + 150]
    #expect(pixel != 0xffff_ffff)
    host.advance(by: 0.4)
    #expect(host.area(blue) > 10_000)
  }

  @Test(arguments: [PlatformProfile.desktop, .phone]) func withoutAnimationsAPageIsThereAndGoneAtOnce(
    _ profile: PlatformProfile
  ) throws {
    let host = try host(profile: profile)
    host.advance(by: 0.1)
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { remote.value = [1] }
    host.update()
    let whole = host.area(blue)
    #expect(whole > 10_000 && host.area() == 0 && !host.window.needsFrame)
    // It zooms back all the same, where the way back is animated.
    remote.value = []
    host.update()
    host.advance(by: 0.175)
    #expect(host.area(blue) < whole && host.area(blue) > 1600)
    host.advance(by: 0.4)
    #expect(host.area(blue) == 0 && host.area() == 1600)
    remote.value = [1]
    host.update()
    host.advance(by: 0.5)
    withTransaction(transaction) { remote.value = [] }
    host.update()
    #expect(host.area(blue) == 0 && host.area() == 1600 && !host.window.needsFrame)
  }

  @Test func lessMotionFadesInPlaceOnTheWayBackToo() throws {
    let host = try host(accessibility: .reduceMotion)
    remote.value = [1]
    host.update()
    host.advance(by: 0.5)
    remote.value = []
    host.update()
    host.advance(by: 0.25)
    // A mixture from edge to edge.
    let pixels = host.snapshot().pixels
    #expect(host.area(blue) == 0 && pixels[150 * 200 + 2] == pixels[150 * 200 + 197])
    #expect(pixels[150 * 200 + 2] != 0xffff_ffff)
    host.advance(by: 0.3)
    #expect(host.area(blue) == 0 && host.area() == 1600)
  }

  @Test func withoutTheSourceThePageFades() throws {
    let host = try host()
    remote.value = [7]
    host.update()
    host.advance(by: 0.5)
    #expect(host.area(blue) > 10_000 && !host.window.needsFrame)
  }
}
