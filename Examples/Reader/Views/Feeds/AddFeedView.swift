import SwiftUI

/// Looks into a file and adds the feed that it holds.
struct AddFeedView: View {
  @Environment(ReaderModel.self) private var model
  @Environment(\.dismiss) private var dismiss
  @State private var path = ""
  @State private var isChoosing = false
  @State private var feed: ParsedFeed?
  @State private var problem: FeedProblem?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Add Feed")
          .font(.title3.bold())
        Text("A file in RSS or Atom, such as a browser saves.")
          .foregroundStyle(.secondary)
      }
      HStack {
        TextField("File", text: $path, prompt: Text("/home/ada/feed.xml"))
          .textFieldStyle(.roundedBorder)
          .labelsHidden()
        Button("Choose…") { isChoosing = true }
      }
      FeedSummary(feed: feed, problem: problem)
        .frame(maxWidth: .infinity, minHeight: 64, alignment: .leading)
      HStack {
        Spacer()
        Button("Cancel", role: .cancel) { dismiss() }
          .keyboardShortcut(.cancelAction)
        Button("Add") {
          if let feed { model.addFeed(feed) }
          dismiss()
        }
        .buttonStyle(.borderedProminent)
        .keyboardShortcut(.defaultAction)
        .disabled(feed == nil)
      }
    }
    .padding(20)
    .frame(width: 460)
    .task(id: path) {
      feed = nil
      problem = nil
      if path.isEmpty { return }
      do throws(FeedProblem) {
        let found = try await ReaderModel.read(URL(filePath: path))
        if !Task.isCancelled { feed = found }
      } catch {
        if !Task.isCancelled { problem = error }
      }
    }
    .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.xml, .data]) { result in
      if let url = try? result.get() { path = url.path(percentEncoded: false) }
    }
  }
}

private struct FeedSummary: View {
  let feed: ParsedFeed?
  let problem: FeedProblem?

  var body: some View {
    if let feed {
      HStack(spacing: 10) {
        FeedIcon(name: feed.title)
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: feed.title)
            .font(.headline)
            .lineLimit(1)
          Text("\(feed.articles.count) articles")
            .foregroundStyle(.secondary)
        }
      }
    } else if let problem {
      Label(problem.failureReason ?? "", systemImage: "exclamationmark.triangle")
        .foregroundStyle(.red)
        .lineLimit(3)
    }
  }
}
