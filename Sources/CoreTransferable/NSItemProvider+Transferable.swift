import Foundation

/// A value whose use on another thread its owner answers for.
private struct Handed<Value>: @unchecked Sendable { let value: Value }

extension NSItemProvider {
  /// An item that offers what the value hands over.
  public convenience init<Value: Transferable>(transferring value: Value) {
    self.init()
    offer(value)
  }

  /// Offers what the value hands over.
  public func register<Value: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> Value) {
    offer(transferable())
  }

  private func offer<Value: Transferable>(_ value: Value) {
    let item = Handed(value: value)
    for part in TransferParts.of(Value.self) where part.condition(value) {
      guard let exports = part.exports else { continue }
      if suggestedName == nil { suggestedName = part.suggestedName(value) }
      registerDataRepresentation(for: part.type, visibility: part.visibility) { done in
        switch exports {
        case .now(let export):
          do { done(try export(item.value), nil) } catch { done(nil, error) }
        case .later(let export):
          Task {
            do { done(try await export(item.value), nil) } catch { done(nil, error) }
          }
        }
        return nil
      }
    }
  }

  /// Whether a value of the type can be made of what is offered.
  package func canLoadTransferable<Value: Transferable>(type: Value.Type) -> Bool { part(for: type) != nil }

  private func part<Value: Transferable>(for type: Value.Type) -> _TransferPart<Value>? {
    let offered = registeredContentTypes
    return TransferParts.of(type).first { part in
      part.imports != nil && offered.contains { $0.conforms(to: part.type) }
    }
  }

  /// Makes a value of the first of its representations that is offered.
  @discardableResult
  public func loadTransferable<Value: Transferable>(
    type: Value.Type, completionHandler: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) -> Progress {
    guard let part = part(for: type), let imports = part.imports else {
      completionHandler(.failure(ItemProviderError.noRepresentation(type: "\(type)")))
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(for: part.type) { data, error in
      guard let data else {
        return completionHandler(.failure(error ?? ItemProviderError.unreadable(type: part.type.identifier)))
      }
      switch imports {
      case .now(let make): completionHandler(Result { try make(data) })
      case .later(let make):
        Task {
          do {
            completionHandler(.success(try await make(data)))
          } catch { completionHandler(.failure(error)) }
        }
      }
    }
  }
}

/// The types of which values can be made.
package func importedContentTypes<Value: Transferable>(of type: Value.Type) -> [UTType] {
  TransferParts.of(type).filter { $0.imports != nil }.map(\.type)
}
