import BenchKit
import Testing

@Test func latePeerIsEnded() throws {
  let late = Peer(executable: "/bin/sleep", arguments: ["60"]).limited(toSeconds: 1)
  do {
    _ = try late.run()
    Issue.record("a peer of a minute ended within a second")
  } catch let failure as Peer.Failure {
    #expect(failure.isTimeout)
  }
}

@Test func peerInTimeKeepsItsArguments() throws {
  let peer = Peer(executable: "/bin/echo", arguments: [#"{"metrics":{"a":1.5}}"#]).limited(toSeconds: 10)
  #expect(try peer.run() == ["a": 1.5])
}
