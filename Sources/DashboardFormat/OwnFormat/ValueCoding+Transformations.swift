extension ValueCoding where Value == [ResultTransformation] {
  /// A list of objects whose first member names what is done.
  static var transformations: Self {
    Self(
      read: { reader, name in
        guard reader.has(name) else { return nil }
        return reader.objects(name, limit: QuerySet.transformationLimit).compactMap { element in
          defer { element.finish() }
          let step = ResultTransformation(reading: element)
          if step == nil { reader.warn(.malformed, name, why: "no transformation that is known here") }
          return step
        }
      }, write: { .array($0.map(\.json)) })
  }
}

extension ResultTransformation {
  fileprivate init?(reading reader: ObjectReader) {
    if reader.has("reduce") {
      self = .reduce(ValueCoding<[Statistic]>.choices().read(reader, "reduce") ?? [])
    } else if let field = reader.string("sort") {
      self = .sort(by: field, isAscending: reader.bool("ascending") ?? false)
    } else if let count = reader.integer("limit", in: 0...1_000_000) {
      self = .limit(count)
    } else if reader.has("keep") || reader.has("drop") {
      let isKept = reader.has("keep")
      self = .filter(names: reader.strings(isKept ? "keep" : "drop"), pattern: reader.string("pattern"), isKept: isKept)
    } else if reader.has("keep-queries") || reader.has("drop-queries") {
      let isKept = reader.has("keep-queries")
      self = .filterQueries(reader.strings(isKept ? "keep-queries" : "drop-queries"), isKept: isKept)
    } else if reader.has("rename") {
      var names: [String: String] = [:]
      for member in (reader.value("rename")?.members ?? []).prefix(1000) { names[member.name] = member.value.string }
      self = .rename(names)
    } else if let pattern = reader.string("rename-pattern") {
      self = .renamePattern(pattern, reader.string("with") ?? "")
    } else if let name = reader.string("calculate") {
      guard let method = Calculation.Method(reading: reader) else { return nil }
      self = .calculate(Calculation(method, name: name, replacesOthers: reader.bool("alone") ?? false))
    } else {
      return nil
    }
  }

  fileprivate var json: JSONValue {
    switch self {
    case .reduce(let statistics): return ["reduce": .array(statistics.map { .string($0.rawValue) })]
    case .sort(let field, let isAscending): return ["sort": .string(field), "ascending": .bool(isAscending)]
    case .limit(let count): return ["limit": .number(Double(count))]
    case .filter(let names, let pattern, let isKept):
      let list = JSONValue.Member(isKept ? "keep" : "drop", .array(names.map { .string($0) }))
      return .object([list] + (pattern.map { [.init("pattern", .string($0))] } ?? []))
    case .filterQueries(let names, let isKept):
      return .object([.init(isKept ? "keep-queries" : "drop-queries", .array(names.map { .string($0) }))])
    case .rename(let names):
      return ["rename": .object(names.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })]
    case .renamePattern(let pattern, let template):
      return ["rename-pattern": .string(pattern), "with": .string(template)]
    case .calculate(let calculation):
      var members: [JSONValue.Member] = [.init("calculate", .string(calculation.name))]
      switch calculation.method {
      case .binary(let left, let sign, let right):
        members += [
          .init("left", .string(left)), .init("operator", .string(sign.rawValue)), .init("right", .string(right)),
        ]
      case .reduce(let names, let statistic):
        members += [
          .init("of", .array(names.map { .string($0) })), .init("statistic", .string(statistic.rawValue)),
        ]
      }
      if calculation.replacesOthers { members.append(.init("alone", true)) }
      return .object(members)
    }
  }
}

extension ResultTransformation.Calculation.Method {
  fileprivate init?(reading reader: ObjectReader) {
    if let statistic: Statistic = reader.choice("statistic") {
      self = .reduce(reader.strings("of"), statistic)
    } else if let sign: ResultTransformation.Calculation.Operator = reader.choice("operator") {
      self = .binary(reader.string("left") ?? "", sign, reader.string("right") ?? "")
    } else {
      return nil
    }
  }
}
