import Testing
import TraceFormat

@testable import TraceAnalysis

/// What made each update run. Attributes: 1 a list's body, 2 and 3 its rows' bodies, 5 a state, 9 a key of the environment.
@Suite struct CauseTests {
  private static func list(_ thread: inout RecordedThread) {
    thread.begin(.transaction, 1, at: 10)
    thread.instant(.create, 1, at: 10, reference: 0x100)
    thread.run(1, at: 11)
    thread.create(2, at: 20, type: 0x200, parent: 1)
    thread.create(3, at: 30, type: 0x200, parent: 1)
    thread.end(.transaction, 1, at: 40)
  }

  @Test func firstRunsAreDueToTheBodyThatMadeThem() {
    let trace = trace { Self.list(&$0) }
    #expect(trace.checkInvariants() == [])
    #expect(trace.updates.isCreation == [true, true, true])
    #expect(trace.updates.indices.map(trace.updates.cause) == [.none, .update(0), .update(0)])
    #expect(trace.instances.map(\.parent) == [-1, 0, 0])
    #expect(trace.instances.map(\.created) == [10, 20, 30])
    #expect(trace.updates.rootWrite == [-1, -1, -1])
    #expect(trace.updates.start == [11, 20, 30])
    #expect(trace.updates.duration == [1, 1, 1])
  }

  /// Tap → write 1 of the state → list's body → its first row's body.
  @Test func chainsLeadToTheirWrite() {
    let trace = trace(names: names(properties: [(4, "LandmarkList", "favorites")])) { thread in
      Self.list(&thread)
      thread.begin(.action, 1, at: 100, detail: CauseKind.tap.rawValue)
      thread.write(1, to: 5, at: 110, cause: 1, property: 4, marked: 2)
      thread.end(.action, 1, at: 120)
      thread.begin(.transaction, 2, at: 130)
      thread.run(1, at: 140, for: 25, cause: 5)
      thread.run(2, at: 170, type: 0x200, cause: 1, outcome: .equal)
    }
    #expect(trace.checkInvariants() == [])
    #expect(trace.updates.cause(of: 3) == .write(0))
    #expect(trace.updates.cause(of: 4) == .update(3))
    #expect(trace.updates.rootWrite[3...] == [0, 0])
    #expect(trace.updates.outcome[3...] == [.changed, .equal])
    #expect(trace.updates.transaction == [0, 0, 0, 1, 1])
    #expect(trace.updates.duration[3] == 25)
    #expect(trace.updates.isCreation[3...] == [false, false])
    let write = trace.writes[0]
    #expect(write.time == 110 && write.kind == .state && write.route == .direct && write.marked == 2)
    #expect(trace.properties[write.property] == Property(owner: "LandmarkList", name: "favorites"))
    #expect(trace.causes[write.cause].kind == .tap)
    #expect(trace.causes[write.cause].start == 100)
    #expect(trace.causes[write.cause].duration == 20)
  }

  @Test func bodiesThatObserveAreDueToTheirOwnInvalidation() {
    let trace = trace { thread in
      Self.list(&thread)
      thread.write(1, to: 2, at: 100, detail: 2 | 0x40)
      thread.run(2, at: 110, type: 0x200)
      // Nothing was written since: no cause is known.
      thread.run(2, at: 120, type: 0x200)
    }
    #expect(trace.writes[0].kind == .observable)
    #expect(trace.writes[0].route == .task)
    #expect(trace.updates.cause(of: 3) == .write(0))
    #expect(trace.updates.cause(of: 4) == .none)
  }

  /// An appearance change writes the environment; the check of the one key that a row reads finds it equal, that of
  /// another row different.
  @Test func keysOfTheEnvironmentStopOrPassAChange() {
    let environment = UpdateKind.environment.rawValue
    let trace = trace(names: names(properties: [(6, "EnvironmentValues", "colorScheme")])) { thread in
      Self.list(&thread)
      for key in [9, 10] as [UInt32] {
        thread.instant(.create, key, at: 50, reference: 0x200, detail: environment, cause: key - 7, value: 6)
        thread.begin(.rule, key, at: 51, reference: 0x200, detail: environment)
        thread.end(.rule, key, at: 52, value: 1)
      }
      thread.begin(.action, 1, at: 100, detail: CauseKind.appearance.rawValue)
      thread.write(1, to: 20, at: 101, detail: 3, cause: 1, marked: 4)
      thread.end(.action, 1, at: 102)
      thread.begin(.rule, 9, at: 110, reference: 0x200, detail: environment, cause: 20)
      thread.end(.rule, 9, at: 111, value: 0)
      thread.begin(.rule, 10, at: 112, reference: 0x200, detail: environment, cause: 20)
      thread.end(.rule, 10, at: 113, value: 1)
      thread.instant(.check, 2, at: 114, reference: 0x200, cause: 9)
      thread.run(3, at: 115, type: 0x200, cause: 10)
    }
    #expect(trace.checkInvariants() == [])
    // Updates 3 and 4 are the keys' first runs; 5 and 6 their checks; 7 the body.
    #expect(trace.updates.kind[5...] == [.environment, .environment, .body])
    #expect(trace.updates.outcome[5...] == [.equal, .changed, .changed])
    #expect((5...7).map(trace.updates.cause) == [.write(0), .write(0), .update(6)])
    #expect(trace.updates.rootWrite[5...] == [0, 0, 0])
    #expect(trace.checks.count == 1)
    #expect(trace.checks[0].cause == .update(5))
    #expect(trace.checks[0].rootWrite == 0)
    #expect(trace.checks[0].instance == 1)
    #expect(trace.instances[3].kind == .environment)
    #expect(trace.instances[3].property == 0)
    #expect(trace.instances[3].parent == 1)
  }

  @Test func checksWithoutOriginAreDueToTheTransactionsWrite() {
    let trace = trace { thread in
      Self.list(&thread)
      thread.write(1, to: 5, at: 100)
      thread.instant(.check, 2, at: 110, reference: 0x200)
      thread.begin(.frame, 1, at: 120)
      thread.end(.frame, 1, at: 130)
      // The frame that showed the write is over.
      thread.instant(.check, 2, at: 140, reference: 0x200)
    }
    #expect(trace.checks.map(\.cause) == [.write(0), .none])
    #expect(trace.checks.map(\.rootWrite) == [0, -1])
  }

  @Test func numbersOfAttributesAreUsedAgain() {
    let trace = trace { thread in
      Self.list(&thread)
      thread.instant(.remove, 2, at: 50)
      thread.create(2, at: 60, type: 0x300, parent: 3)
      thread.run(2, at: 70, type: 0x300, cause: 3)
    }
    #expect(trace.instances.count == 4)
    #expect(trace.instances[1].removed == 50)
    #expect(trace.instances[3].parent == 2)
    #expect(trace.instances[3].removed == -1)
    #expect(trace.updates.instance == [0, 1, 2, 3, 3])
    #expect(trace.updates.isCreation == [true, true, true, true, false])
  }

  @Test func bodiesOlderThanTheRecordingHaveNoPlace() {
    let trace = trace { thread in
      thread.run(1, at: 10)
      thread.run(1, at: 20)
      // Another type under the same number: removal and creation were lost.
      thread.run(1, at: 30, type: 0x200)
    }
    #expect(trace.checkInvariants() == [])
    #expect(trace.updates.instance == [0, 0, 1])
    #expect(trace.updates.isCreation == [false, false, false])
    #expect(trace.instances[0].path == "")
    #expect(trace.instances[0].removed == 30)
  }

  /// The list makes a row while it scrolls, long after a write made its body run: that write is not to blame.
  @Test func rowsMadeLaterAreNotDueToAnOldWrite() {
    let trace = trace { thread in
      Self.list(&thread)
      thread.write(1, to: 5, at: 100)
      thread.begin(.transaction, 2, at: 110)
      thread.run(1, at: 120, cause: 5)
      thread.create(4, at: 130, type: 0x200, parent: 1)
      thread.begin(.transaction, 3, at: 200)
      thread.create(6, at: 210, type: 0x200, parent: 1)
    }
    #expect((4...5).map(trace.updates.cause) == [.update(3), .update(3)])
    #expect(trace.updates.rootWrite[3...] == [0, 0, -1])
  }
}
