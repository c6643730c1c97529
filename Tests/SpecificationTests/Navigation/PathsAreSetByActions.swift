import SwiftUI
import Testing
import UITestSupport

/// Paths that change from outside of the stack, again and again: pages come and go with all that they registered.
@MainActor struct PathsAreSetByActions {
  @Test func aPathFollowsAValueOutside() throws {
    try toggle { flag in Pages(flag: flag) }
  }

  @Test func aPathIsSetWhereTheStackComesAndGoes() throws {
    try toggle { flag in
      Following(flag) { isThere in
        if isThere { Pages(flag: Outside(true)) } else { Text(verbatim: "none") }
      }
    }
  }

  @Test func pagesBringDestinationsForPagesAboveThem() throws {
    try toggle { flag in Chain(flag: flag) }
  }

  @Test func aDestinationComesAfterItsValue() throws {
    try toggle { flag in LateDestination(flag: flag) }
  }

  @Test func rowsBringDestinations() throws {
    try toggle { flag in RowDestination(flag: flag) }
  }

  @Test func pathsAreSetInSidebars() throws {
    try toggle { flag in
      NavigationSplitView {
        Pages(flag: flag)
      } detail: {
        Pages(flag: flag)
      }
    }
  }

  /// Each state is shown as a host shows it that saw no other.
  private func toggle<Content: View>(_ content: @escaping (Outside<Bool>) -> Content) throws {
    let flag = Outside(false)
    let host = try TestHost { content(flag) }
    for value in [true, false, true, false, true] {
      withAnimation(value ? .default : nil) { flag.value = value }
      host.advance(by: 2)
      let fresh = try TestHost { content(Outside(value)) }
      fresh.advance(by: 2)
      #expect(host.snapshot().pixels == fresh.snapshot().pixels, "\(value)")
    }
  }
}

private struct Pages: View {
  let flag: Outside<Bool>
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("root \(path.count)")
        NavigationLink("two", value: 2)
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { Text("page \($0) of \(path.count)").navigationTitle("Page \($0)") }
    }
    .onChange(of: flag.value, initial: true) { path = flag.value ? [1] : [] }
  }
}

/// Each page says how the next one is shown.
private struct Chain: View {
  let flag: Outside<Bool>
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      Text(verbatim: "root").navigationDestination(for: Int.self) { number in
        Text("number \(number)").navigationDestination(for: String.self) { Text("string \($0)") }
      }
    }
    .onChange(of: flag.value, initial: true) {
      path = NavigationPath()
      if flag.value {
        path.append(1)
        path.append("one")
      }
    }
  }
}

private struct LateDestination: View {
  let flag: Outside<Bool>
  @State private var path = [1]
  var body: some View {
    NavigationStack(path: $path) {
      if flag.value {
        Text(verbatim: "with").navigationDestination(for: Int.self) { Text("number \($0)") }
      } else {
        Text(verbatim: "with").navigationDestination(for: Int.self) { Text("other \($0)") }
      }
    }
  }
}

private struct RowDestination: View {
  let flag: Outside<Bool>
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      List(0..<3) { row in
        Text("row \(row)").navigationDestination(for: Int.self) { Text("row \(row), number \($0)") }
      }
    }
    .onChange(of: flag.value, initial: true) { path = flag.value ? [3, 4] : [] }
  }
}
