import CoreTransferable
import Foundation
import Synchronization
import Testing

extension UTType { fileprivate static let task = UTType(exportedAs: "com.example.Task") }

private struct Job: Codable, Equatable, Transferable {
  var title: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .task)
    ProxyRepresentation(exporting: \.title)
    DataRepresentation(exportedContentType: .html) { Data("<b>\($0.title)</b>".utf8) }
      .exportingCondition { !$0.title.isEmpty }
  }
}

private struct Secret: Codable, Transferable {
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json).visibility(.ownProcess)
  }
}

/// What a completion got, from whatever thread.
private final class Box<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  func set(_ new: Value?) { value.withLock { $0 = new } }
  var content: Value? { value.withLock { $0 } }
}

struct TransferableTests {
  @Test func typesHaveTheNamesOfSharedMimeInfo() {
    #expect(UTType.png.preferredMIMEType == "image/png")
    #expect(UTType.utf8PlainText.preferredMIMEType == "text/plain;charset=utf-8")
    #expect(UTType.fileURL.preferredMIMEType == "text/uri-list")
    #expect(UTType(mimeType: "image/jpeg") == .jpeg)
    #expect(UTType(mimeType: "TEXT/HTML; charset=utf-8") == .html)
    #expect(UTType(mimeType: "text/uri-list") == .url)
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType("public.image") == .image)
    #expect(UTType("com.example.nothing") == nil)
    #expect(UTType(mimeType: "nonsense") == nil)
  }

  @Test func typesOfAProgramsOwnGoThroughTheirMIMENameAndBack() throws {
    #expect(UTType.task.preferredMIMEType == "application/x.com.example.task")
    #expect(UTType(mimeType: "application/x.com.example.task") == .task)
    let unknown = try #require(UTType(mimeType: "chemical/x-pdb"))
    #expect(unknown.preferredMIMEType == "chemical/x-pdb")
    #expect(unknown.isDynamic)
    #expect(UTType(unknown.identifier) == unknown)
  }

  @Test func kindsOfTypes() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.image.isSupertype(of: .jpeg))
    #expect(UTType.utf8PlainText.conforms(to: .text))
    #expect(UTType.fileURL.conforms(to: .url))
    #expect(!UTType.url.conforms(to: .fileURL))
    #expect(UTType.swiftSource.supertypes.contains(.plainText))
    #expect(UTType.task.conforms(to: .data))
  }

  @Test func everyTypeOfTheTableIsKnownAndItsParentsToo() {
    for entry in UTType.png.supertypes { #expect(UTType(entry.identifier) != nil) }
    #expect(UTType.swiftSource.supertypes.map(\.identifier).allSatisfy { UTType($0) != nil })
  }

  @Test func aValueIsOfferedInItsTypesInOrder() {
    let provider = NSItemProvider(transferring: Job(title: "A"))
    #expect(
      provider.registeredContentTypes == [.task, .utf8PlainText, .plainText, .html])
    #expect(NSItemProvider(transferring: Job(title: "")).registeredContentTypes == [.task, .utf8PlainText, .plainText])
  }

  @Test func aValueComesBackAtOnceByItsOwnType() {
    let got = Box<Job>()
    NSItemProvider(transferring: Job(title: "A")).loadTransferable(type: Job.self) { got.set(try? $0.get()) }
    #expect(got.content == Job(title: "A"))
  }

  @Test func aValueIsTextForThoseWhoReadText() {
    let got = Box<String>()
    NSItemProvider(transferring: Job(title: "A")).loadObject(ofClass: String.self) { text, _ in got.set(text) }
    #expect(got.content == "A")
  }

  @Test func asynchronousExportsComeLater() async throws {
    let provider = NSItemProvider(transferring: Job(title: "A"))
    let data = await withCheckedContinuation { done in
      provider.loadDataRepresentation(for: .html) { data, _ in done.resume(returning: data) }
    }
    #expect(data == Data("<b>A</b>".utf8))
  }

  @Test func whatIsNotOfferedIsAnError() {
    let failed = Box<ItemProviderError>()
    NSItemProvider(object: "text").loadDataRepresentation(for: .png) { _, error in
      failed.set(error as? ItemProviderError)
    }
    #expect(failed.content == .noRepresentation(type: "public.png"))
  }

  @Test func dataThatIsNotWhatItSaysIsAnError() {
    let failed = Box<ItemProviderError>()
    let provider = NSItemProvider(item: Data([0xFF, 0xFE, 0x80]), typeIdentifier: UTType.utf8PlainText.identifier)
    provider.loadObject(ofClass: String.self) { _, error in failed.set(error as? ItemProviderError) }
    #expect(failed.content == .unreadable(type: "public.utf8-plain-text"))
  }

  @Test func aFileIsItsURLAndItsContent() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("inside".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredContentTypes == [.fileURL, .plainText])
    let (url, text) = (Box<URL>(), Box<String>())
    provider.loadObject(ofClass: URL.self) { value, _ in url.set(value) }
    provider.loadObject(ofClass: String.self) { value, _ in text.set(value) }
    #expect(url.content == file)
    #expect(text.content == "inside")
    #expect(NSItemProvider(contentsOf: URL(string: "https://example.com")!) == nil)
  }

  @Test func privateRepresentationsSaySo() {
    #expect(NSItemProvider(transferring: Secret()).representations.map(\.visibility) == [.ownProcess])
  }

  @Test func foundationsClassesAreOfferedToo() {
    let text = Box<String>()
    NSItemProvider(object: "abc" as NSString).loadObject(ofClass: String.self) { value, _ in text.set(value) }
    #expect(text.content == "abc")
    let provider = NSItemProvider(object: NSURL(fileURLWithPath: "/tmp/a.png"))
    #expect(provider.registeredTypeIdentifiers == ["public.file-url"])
  }
}
