@_spi(Reflection) import Swift

/// The `@Published` properties of an object and its superclasses, found by reflection on the class.
///
/// Fields are read directly from the object and not through `Mirror`, which a class may customise.
struct PublishedFields {
  private let object: AnyObject

  init(of object: AnyObject) { self.object = object }

  var first: (any AnyPublishedStorage)? {
    var found: (any AnyPublishedStorage)?
    visit { _, storage in
      found = storage
      return false
    }
    return found
  }

  /// Connects properties that announce changes in their own way.
  func connect(to publisher: ObservableObjectPublisher) {
    fields { _, address, fieldType in
      if let type = fieldType as? any _ObservableObjectProperty.Type {
        type._connect(propertyAt: address, to: publisher).map(publisher.keep)
      }
      return true
    }
  }

  /// The name of the property with this storage.
  func name(of storage: AnyObject) -> String? {
    var found: String?
    visit { name, candidate in
      if candidate !== storage { return true }
      found = String(cString: name)
      return false
    }
    return found.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
  }

  func forEach(_ body: (any AnyPublishedStorage) -> Void) {
    visit { _, storage in
      body(storage)
      return true
    }
  }

  /// Calls `body` with each property's storage until it returns false.
  private func visit(_ body: (UnsafePointer<CChar>, any AnyPublishedStorage) -> Bool) {
    fields { name, address, fieldType in
      guard let type = fieldType as? any AnyPublished.Type else { return true }
      return body(name, type.storage(at: address))
    }
  }

  /// Calls `body` with each field's name, address and type until it returns false.
  private func fields(_ body: (UnsafePointer<CChar>, UnsafeRawPointer, Any.Type) -> Bool) {
    // `.classType` and `.ignoreUnknown`. Their declarations are variables, so their names cannot be used here.
    let options = _EachFieldOptions(rawValue: 1 << 0 | 1 << 1)
    let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    withExtendedLifetime(object) {
      _ = _forEachField(of: type(of: object), options: options) { name, offset, fieldType, _ in
        body(name, start + offset, fieldType)
      }
    }
  }
}

/// A property of an `ObservableObject` that announces the object's changes in its own way.
public protocol _ObservableObjectProperty {
  /// Sends to the publisher before the property's value changes, as long as the result is held. Nil if it never sends.
  ///
  /// - Parameter address: the address of the property.
  static func _connect(propertyAt address: UnsafeRawPointer, to publisher: ObservableObjectPublisher) -> AnyObject?
}

/// `Published` of any type of value.
protocol AnyPublished {
  /// The storage of the property whose wrapper is at an address.
  static func storage(at address: UnsafeRawPointer) -> any AnyPublishedStorage
}

/// `PublishedStorage` of any type of value.
protocol AnyPublishedStorage: AnyObject {
  /// The publisher of the object with this property. If there is none yet, makes one and passes it to `install`.
  func objectWillChange(install: (ObservableObjectPublisher) -> Void) -> ObservableObjectPublisher
  /// Fires this publisher from now on.
  func adopt(_ publisher: ObservableObjectPublisher)
}
