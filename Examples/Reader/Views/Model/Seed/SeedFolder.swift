/// A folder of a new store.
struct SeedFolder {
  let kind: Folder.Kind
  let name: String
  let section: String
  var address = ""
  /// Of a hundred messages those in it.
  var share = 0
  var voice: SeedVoice?

  static let home = "ada@meadow.example"
  static let work = "ada@lanternworks.example"

  static let all: [SeedFolder] = [
    SeedFolder(kind: .inbox, name: "Inbox", section: "Home", address: home, share: 12, voice: .friends),
    SeedFolder(kind: .sent, name: "Sent", section: "Home", address: home, share: 6, voice: .friends),
    SeedFolder(kind: .folder, name: "Travel", section: "Home", address: home, share: 4, voice: .travel),
    SeedFolder(kind: .folder, name: "Receipts", section: "Home", address: home, share: 7, voice: .receipts),
    SeedFolder(kind: .inbox, name: "Inbox", section: "Work", address: work, share: 16, voice: .work),
    SeedFolder(kind: .sent, name: "Sent", section: "Work", address: work, share: 6, voice: .work),
    SeedFolder(kind: .folder, name: "Lighthouse", section: "Work", address: work, share: 7, voice: .work),
    SeedFolder(kind: .drafts, name: "Drafts", section: "On This Computer"),
    SeedFolder(kind: .archive, name: "Archive", section: "On This Computer", share: 8, voice: .friends),
    SeedFolder(kind: .trash, name: "Trash", section: "On This Computer", share: 1, voice: .receipts),
    feed("Tidewater Weekly", "tidewater", 5, .nature),
    feed("Kernel Notes", "kernelnotes", 7, .machines),
    feed("The Slow Kitchen", "slowkitchen", 4, .kitchen),
    feed("Orchard Astronomy", "orchardsky", 4, .sky),
    feed("Letters on Maps", "lettersonmaps", 3, .maps),
    feed("Small Engines", "smallengines", 5, .machines),
    feed("Paper & Type", "papertype", 3, .maps),
    feed("Field Recordings", "fieldrecordings", 2, .nature),
  ]

  private static func feed(_ name: String, _ host: String, _ share: Int, _ voice: SeedVoice) -> SeedFolder {
    SeedFolder(
      kind: .feed, name: name, section: "Feeds", address: "https://\(host).example/feed.xml", share: share,
      voice: voice)
  }
}
