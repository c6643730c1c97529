import CoreTransferable
import Foundation

extension View {
  /// Takes what is dropped anywhere in the view's frame, as a delegate decides.
  ///
  /// - Parameter types: what is offered to the delegate: items of one of them, or a kind of one.
  nonisolated public func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DropModifier(types, delegate: delegate))
  }

  /// Takes what is dropped anywhere in the view's frame, as a delegate decides.
  ///
  /// - Parameter types: identifiers of types.
  nonisolated public func onDrop(of types: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: types.map { .named($0) }, delegate: delegate)
  }

  /// Calls `action` with the items that are dropped in the view's frame, and where; it returns whether it takes them.
  ///
  /// - Parameter isTargeted: true while something that the view takes is over it.
  nonisolated public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: types,
      delegate: ClosureDropDelegate(isTargeted: { isTargeted?.wrappedValue = $0 }) {
        action($0.itemProviders(for: types), $0.location)
      })
  }

  /// Calls `action` with the items that are dropped in the view's frame; it returns whether it takes them.
  ///
  /// - Parameter isTargeted: true while something that the view takes is over it.
  nonisolated public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: types, isTargeted: isTargeted) { items, _ in action(items) }
  }

  /// Calls `action` with the items that are dropped in the view's frame, and where; it returns whether it takes them.
  ///
  /// - Parameter types: identifiers of types.
  nonisolated public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { onDrop(of: types.map { .named($0) }, isTargeted: isTargeted, perform: action) }

  /// Calls `action` with the items that are dropped in the view's frame; it returns whether it takes them.
  ///
  /// - Parameter types: identifiers of types.
  nonisolated public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { onDrop(of: types.map { .named($0) }, isTargeted: isTargeted, perform: action) }

  /// Calls `action` with the values that are dropped in the view's frame, and where; it returns whether it takes them.
  ///
  /// Values come together, once the last is there; those that could not be read are left out.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropModifier(
        takes: { $0.canLoadTransferable(type: T.self) },
        delegate: ClosureDropDelegate(isTargeted: isTargeted) { info in
          DroppedValues<T>.load(info.content) { action($0, info.location) }
        }))
  }
}

/// Values that are made of what was dropped.
final class DroppedValues<Value: Transferable>: @unchecked Sendable {
  private var values: [Int: Value] = [:]
  private var missing: Int
  private let use: ([Value]) -> Bool
  private var answer: Bool?

  private init(_ count: Int, use: @escaping ([Value]) -> Bool) { (missing, self.use) = (count, use) }

  /// Calls `use` when all are there, on the main actor: before it returns where they are there at once.
  ///
  /// - Returns: what `use` returned; true while values are still to come.
  static func load(_ content: DragContent, use: @escaping ([Value]) -> Bool) -> Bool {
    let items = content.items.filter { $0.canLoadTransferable(type: Value.self) }
    if items.isEmpty { return false }
    let drop = DroppedValues(items.count, use: use)
    for (index, item) in items.enumerated() {
      item.loadTransferable(type: Value.self) { result in
        nonisolated(unsafe) let result = result
        if ViewGraph.isOnMain {
          drop.add(result, at: index)
        } else {
          DispatchQueue.main.async { drop.add(result, at: index) }
        }
      }
    }
    return drop.answer ?? true
  }

  private func add(_ result: Result<Value, any Error>, at index: Int) {
    values[index] = try? result.get()
    missing -= 1
    guard missing == 0 else { return }
    let all = values.sorted { $0.key < $1.key }.map(\.value)
    answer = all.isEmpty ? false : use(all)
  }
}
