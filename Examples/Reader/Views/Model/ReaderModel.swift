import Foundation
import Observation

/// A store of messages, and what of it is shown.
///
/// Everything that reads or writes the store waits for what was asked before; the main actor never waits for it.
@MainActor @Observable
public final class ReaderModel {
  public enum Phase: Equatable, Sendable {
    case opening
    case ready
    case failed(StoreProblem)
  }

  public internal(set) var phase = Phase.opening
  /// Whether changes can be made.
  public internal(set) var isWritable = false
  public internal(set) var sections: [PlaceSection] = []
  /// What is listed: the messages of a place, or what was found.
  public internal(set) var messages: [MessageSummary] = []
  /// Whether the list is that of the place.
  public internal(set) var isListed = false
  public internal(set) var history = UndoStack()
  /// Changes that were asked for and are not made yet: they can be taken back, too.
  var pending = 0

  public var place: Place? {
    didSet {
      if place == oldValue { return }
      kept = []
      selection = []
      isListed = false
      list()
    }
  }
  public var selection: Set<Message.ID> = [] {
    didSet {
      // What is looked at stays among the unread ones although it is read by now.
      if place == .unread { kept.formUnion(selection) }
    }
  }
  public var order = MessageOrder.newest {
    didSet { if order != oldValue { list() } }
  }
  /// Words that are searched for.
  public var text = "" {
    didSet { if text != oldValue { list() } }
  }
  public var filters: [SearchFilter] = [] {
    didSet { if filters != oldValue { list() } }
  }
  /// What else could be searched for, as long as no word is.
  public var suggestedFilters: [SearchFilter] {
    get { text.isEmpty ? SearchFilter.allCases : [] }
    set {}
  }
  public var scope = SearchScope.place {
    didSet { if scope != oldValue, query?.isSearch == true { list() } }
  }

  /// What did not work, until somebody has read it.
  public var problem: ReaderProblem?
  /// What is about to be destroyed, if somebody says so.
  public var confirmation: Destruction?
  /// What is written or added in a sheet.
  public var sheet: ReaderSheet?

  public internal(set) var location: StoreLocation
  @ObservationIgnored var store: ReaderStore
  @ObservationIgnored let seed: Seed
  /// What time it is; pictures and tests have one of their own.
  @ObservationIgnored public let now: @Sendable () -> Date
  @ObservationIgnored private var kept: Set<Message.ID> = []
  @ObservationIgnored private var listing: Task<Void, Never>?
  @ObservationIgnored private var work: Task<Void, Never>?

  public init(location: StoreLocation, seed: Seed? = nil, now: @escaping @Sendable () -> Date = { Date.now }) {
    self.location = location
    self.now = now
    self.seed = seed ?? Seed(date: now())
    store = ReaderStore(location: location)
  }

  var dayStart: Date { Calendar.current.startOfDay(for: now()) }

  var query: MessageQuery? {
    place.map {
      MessageQuery(
        place: $0, order: order, text: text, filters: filters, scope: scope, dayStart: dayStart, kept: kept)
    }
  }

  /// Does something with the store after all that was asked before.
  func enqueue(_ next: @escaping @MainActor () async throws(ReaderProblem) -> Void) {
    let before = work
    work = Task {
      await before?.value
      do throws(ReaderProblem) { try await next() } catch { problem = error }
    }
  }

  /// Waits for all that was asked.
  public func settle() async {
    await work?.value
    await listing?.value
  }

  /// Waits for the list that was asked for last.
  func listed() async { await listing?.value }

  /// Lists anew, and nothing that was asked for before.
  func list() {
    listing?.cancel()
    guard phase == .ready, let query else { return }
    listing = Task { [store] in
      do throws(StoreProblem) {
        let found = try await store.messages(query)
        if !Task.isCancelled { take(found) }
      } catch {
        problem = .store(error)
      }
    }
  }

  private func take(_ found: [MessageSummary]) {
    let before = messages
    messages = found
    let ids = Set(found.map(\.id))
    let remaining = selection.intersection(ids)
    if remaining != selection {
      // What was selected went elsewhere: the next row takes its place.
      let first = isListed ? before.firstIndex { selection.contains($0.id) } : nil
      let next = found.isEmpty ? nil : first.map { found[min($0, found.count - 1)].id }
      selection = remaining.isEmpty ? next.map { [$0] } ?? [] : remaining
    }
    isListed = true
  }
}
