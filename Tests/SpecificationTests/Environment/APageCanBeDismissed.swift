import Foundation
import SwiftUI
import Testing
import UITestSupport

private struct Page: View {
  let journal: Journal
  @Environment(\.isPresented) private var isPresented
  @Environment(\.presentationMode) private var mode
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    let _ = journal("page \(isPresented) \(mode.wrappedValue.isPresented)")
    VStack(spacing: 0) {
      Color.red.onTapGesture { dismiss() }
      Color.blue.onTapGesture { mode.wrappedValue.dismiss() }
    }
    .onDisappear { journal("page -") }
  }
}

private struct Root: View {
  let journal: Journal
  @State private var isShown = false
  @Environment(\.isPresented) private var isPresented
  var body: some View {
    let _ = journal("root \(isPresented)")
    NavigationStack {
      Color.green
        .onTapGesture { isShown = true }
        .navigationDestination(isPresented: $isShown) { Page(journal: journal) }
    }
  }
}

extension EnvironmentSpecification {
  @Test func aPageCanBeDismissed() throws {
    let journal = Journal()
    let host = try TestHost(size: CGSize(width: 200, height: 200)) { Root(journal: journal) }
    #expect(journal.take() == ["root false"])
    for y: CGFloat in [80, 180] {
      host.click(100, 150)
      host.advance(by: 1)
      #expect(journal.take().contains("page true true"))
      host.click(100, y)
      host.advance(by: 1)
      #expect(journal.take().contains("page -"))
    }
  }
}
