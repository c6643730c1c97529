import Foundation
import Testing

@testable import ChatStore

/// What links lead to is kept, within bounds, and looked for only where the user wants it.
struct PreviewTests {
  private let folder: TemporaryFolder
  private let store: ChatStore
  private let link = URL(string: "https://example.org/a")!

  init() async throws {
    folder = try TemporaryFolder()
    store = try await folder.open()
  }

  @Test func channelsShowNoneUnlessTheUserSaidSo() async throws {
    try await store.deliver(.message("$1", "https://example.org"))
    #expect(try await store.showsPreviews(in: .main) == false)
    #expect(try await store.showsPreviews(in: ChannelID(rawValue: "nowhere")) == false)
    try await store.setShowsPreviews(true, in: .main)
    #expect(try await store.showsPreviews(in: .main))
    #expect(try await store.showsPreviews(in: .other) == false)
    // What the server tells of a channel does not change it.
    var batch = ServerBatch()
    batch.channels = [Channel(id: .main, name: "Main")]
    try await store.apply(batch)
    await store.close()
    let again = try await folder.open()
    #expect(try await again.showsPreviews(in: .main))
    try await again.setShowsPreviews(false, in: .main)
    #expect(try await again.showsPreviews(in: .main) == false)
  }

  @Test func whatIsKnownIsKept() async throws {
    #expect(try await store.preview(of: link) == nil)
    let preview = try #require(
      LinkPreview(title: "A", text: "b", site: "c", image: "mxc://a/b", width: 3, height: 4))
    try await store.save(preview, of: link, at: .noon)
    #expect(try await store.preview(of: link) == KeptPreview(preview: preview, askedAt: .noon))
    try await store.save(nil, of: link, at: .noon + 5)
    #expect(try await store.preview(of: link) == KeptPreview(preview: nil, askedAt: .noon + 5))
  }

  @Test func previewsAreBounded() async throws {
    let long = String(repeating: "word ", count: 100_000), marks = "e" + String(repeating: "\u{301}", count: 100_000)
    let preview = try #require(
      LinkPreview(
        title: long, text: marks + "\n\n" + long, site: marks, image: String(repeating: "a", count: 2000), width: 5))
    #expect(preview.title.count == StoreLimits.previewTitle)
    #expect(preview.text.utf8.count <= StoreLimits.previewText * 8 && preview.site.utf8.count <= 1600)
    #expect(preview.image == nil && preview.width == nil)
    #expect(LinkPreview(title: " \n ") == nil)
    #expect(LinkPreview(title: "a\n\n b")?.title == "a b")
    // The oldest leave.
    for number in 0..<StoreLimits.previews + 3 {
      try await store.save(preview, of: URL(string: "https://example.org/\(number)")!, at: .noon + Double(number))
    }
    #expect(try await store.preview(of: URL(string: "https://example.org/2")!) == nil)
    #expect(try await store.preview(of: URL(string: "https://example.org/3")!) != nil)
    let huge = URL(string: "https://example.org/" + String(repeating: "a", count: 2000))!
    try await store.save(preview, of: huge)
    #expect(try await store.preview(of: huge) == nil)
  }
}
