public import SwiftUI

public struct MessageRow: View {
  let entry: MessageEntry
  public init(entry: MessageEntry) { self.entry = entry }
  public var body: some View {
    Text(entry.message.content.searchableText).padding(4)
  }
}
