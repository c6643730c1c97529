import Foundation

/// How messages of a kind are made of words.
struct SeedVoice {
  /// Names, and for mail the hosts of their addresses.
  let senders: [String]
  /// Titles; `{}` is a subject.
  let titles: [String]
  let subjects: [String]
  let openings: [String]
  let sentences: [String]
  let lists: [[String]]
  let closings: [String]
  let files: [String]

  /// Message `number`, the newest being 0.
  func message(
    _ number: Int, of count: Int, in box: SeedFolder, folder: Int, seed: Seed, _ random: inout SeedNumbers
  ) -> NewMessage {
    let isFeed = box.kind == .feed
    let subject = random.pick(subjects)
    let title = random.pick(titles).replacing("{}", with: subject)
    let sender = random.pick(senders)
    let address = Self.address(of: sender)
    // A few today, then fewer a day the further back they are.
    let hours = Double(number) * (0.9 + Double(number) / 40) + Double(random.below(60)) / 60
    let date = seed.date.addingTimeInterval(-hours * 3_600 - Double(folder * 11 * 60))
    let isSent = box.kind == .sent
    let isOld = number > 4 + count / 12
    return NewMessage(
      folder: folder, sender: isSent ? "Ada Marlow" : sender, address: isFeed || isSent ? box.address : address,
      recipient: isSent ? address : isFeed ? "" : box.address,
      subject: title.prefix(1).uppercased() + title.dropFirst(), text: text(about: subject, isFeed: isFeed, &random),
      link: isFeed ? box.address.replacing("feed.xml", with: "\(count - number)") : "", date: date,
      isRead: isSent || box.kind == .archive || box.kind == .trash || isOld || random.below(3) == 0,
      isFlagged: random.below(23) == 0,
      attachments: isFeed || files.isEmpty || random.below(5) > 0
        ? [] : (0...random.below(2)).map { (files[($0 + number) % files.count], 24_000 + random.below(4_000_000)) })
  }

  private func text(about subject: String, isFeed: Bool, _ random: inout SeedNumbers) -> String {
    var parts = [random.pick(openings).replacing("{}", with: subject)]
    var left = sentences
    for part in 0...(isFeed ? 2 : 1) + random.below(2) where !left.isEmpty {
      // Nothing is said twice.
      let said = (0...1 + random.below(2)).compactMap { _ in
        left.isEmpty ? nil : left.remove(at: random.below(left.count))
      }
      parts.append(said.joined(separator: " "))
      if part == 1, random.below(2) == 0 { parts.append(random.pick(lists).map { "- " + $0 }.joined(separator: "\n")) }
    }
    parts.append(random.pick(closings))
    return parts.joined(separator: "\n\n")
  }

  private static func address(of name: String) -> String {
    name.lowercased().split { !$0.isLetter }.joined(separator: ".") + "@post.example"
  }
}
