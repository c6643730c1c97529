import ChatStore
import Foundation

@testable import ChatMatrix

/// The input is a server's answer to a sync, twice: what is known of rooms is there the second time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMessages(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let json = MatrixJSON(Data(UnsafeBufferPointer(start: start, count: count))) else { return 0 }
  var reader = MatrixSyncReader(user: UserID(rawValue: "@ann:example.org"))
  guard let first = reader.read(json) else { return 0 }
  var again = MatrixSyncReader(
    user: reader.user, rooms: reader.rooms, direct: reader.direct, invitations: reader.invitations)
  guard let second = again.read(json) else { preconditionFailure("the same answer is none") }
  precondition(first.cursor == second.cursor && first.leftOut == second.leftOut)
  for batch in [first.batch, second.batch] {
    for event in batch.timelines.flatMap(\.events) {
      precondition(!event.id.rawValue.isEmpty)
      precondition((0...253_402_300_799).contains(event.sentAt.timeIntervalSince1970))
    }
    for channel in batch.channels { precondition(!channel.name.isEmpty, "a channel without a name") }
  }
  return 0
}
