/// `transformations`: what a panel does with its answers.
extension GrafanaReader {
  /// Those that change nothing in how answers are held here: series and tables are joined by their labels anyway.
  private static let inherent: Set<String> = [
    "labelsToFields", "seriesToColumns", "joinByField", "merge", "timeSeriesTable", "concatenate", "seriesToRows",
    "prepareTimeSeries", "convertFieldType", "ensureColumns",
  ]

  /// Reads the transformations of a panel; those that are not known here warn.
  ///
  /// - Parameter renames: what the panel's `organize` calls fields, by their own names: later steps use the new ones.
  func transformations(_ reader: ObjectReader, isTable: Bool = false) -> [ResultTransformation] {
    var steps: [ResultTransformation] = []
    // Tables rename and hide their columns themselves, at the end.
    var oldNames: [String: String] = [:]
    for transformation in reader.objects("transformations") {
      let id = transformation.string("id") ?? ""
      guard transformation.bool("disabled") != true, !Self.inherent.contains(id) else { continue }
      let options = transformation.object("options") ?? transformation.none("options")
      defer { options.ignoreRest() }
      if isTable, id == "organize" {
        for member in options.value("renameByName")?.members ?? [] {
          if let new = member.value.string, !new.isEmpty { oldNames[new] = member.name }
        }
      } else if !isTable || id != "filterFieldsByName" {
        let step = step(id, options) { oldNames[$0] ?? $0 }
        if step.isEmpty {
          context.warn(.unsupported, transformation.path, "transformation \(id)", "results are shown as they come")
        }
        steps += step
      }
    }
    return steps
  }

  private func step(_ id: String, _ options: ObjectReader, _ own: (String) -> String) -> [ResultTransformation] {
    switch id {
    case "reduce":
      let names = options.strings("reducers")
      return [.reduce(names.compactMap { Self.statistics[$0] })]
    case "sortBy":
      guard let sort = options.objects("sort").first, let field = sort.string("field") else { return [] }
      return [.sort(by: own(field), isAscending: !(sort.bool("desc") ?? false))]
    case "limit": return [.limit(options.integer("limitField", in: 0...1_000_000) ?? 10)]
    case "organize":
      var names: [String: String] = [:]
      for member in (options.value("renameByName")?.members ?? []).prefix(context.limits.elements) {
        if let name = member.value.string, !name.isEmpty { names[member.name] = name }
      }
      let hidden = (options.value("excludeByName")?.members ?? []).prefix(context.limits.elements)
        .filter { $0.value.bool == true }.map(\.name)
      return (hidden.isEmpty ? [] : [.filter(names: hidden, pattern: nil, isKept: false)]) + [.rename(names)]
    case "filterFieldsByName", "filterByName":
      return [("include", true), ("exclude", false)].compactMap { name, isKept in
        guard let part = options.object(name) else { return nil }
        let names = part.strings("names").map(own)
        let pattern = part.string("pattern").map(Self.pattern)
        return names.isEmpty && pattern == nil ? nil : .filter(names: names, pattern: pattern, isKept: isKept)
      }
    case "filterByRefId":
      return [("include", true), ("exclude", false)].compactMap { name, isKept in
        guard let text = options.string(name), !text.isEmpty else { return nil }
        return .filterQueries(text.split(separator: "|").prefix(100).map(String.init), isKept: isKept)
      }
    case "renameByRegex":
      guard let pattern = options.string("regex") else { return [] }
      return [.renamePattern(Self.pattern(pattern), options.string("renamePattern") ?? "")]
    case "calculateField": return calculation(options, own).map { [.calculate($0)] } ?? []
    default: return []
    }
  }

  private func calculation(_ options: ObjectReader, _ own: (String) -> String) -> ResultTransformation.Calculation? {
    let alias = options.string("alias").flatMap { $0.isEmpty ? nil : $0 }
    let isAlone = options.bool("replaceFields") ?? false
    switch options.string("mode") {
    case "binary":
      guard let binary = options.object("binary"), let left = operand(binary, "left").map(own),
        let right = operand(binary, "right").map(own)
      else { return nil }
      let text = binary.string("operator") ?? "+"
      guard let sign = ResultTransformation.Calculation.Operator(rawValue: text) else { return nil }
      return .init(
        .binary(left, sign, right), name: alias ?? "\(left) \(text) \(right)", replacesOthers: isAlone)
    case "reduceRow", nil:
      let reduce = options.object("reduce") ?? options.none("reduce")
      guard let statistic = Self.statistics[reduce.string("reducer") ?? "sum"] else { return nil }
      return .init(
        .reduce(reduce.strings("include").map(own), statistic), name: alias ?? statistic.title,
        replacesOthers: isAlone)
    default: return nil
    }
  }

  /// A name or a number, or an object that holds one.
  private func operand(_ reader: ObjectReader, _ name: String) -> String? {
    if case .object = reader.value(name), let object = reader.object(name) {
      defer { object.ignoreRest() }
      return object.string("fixed") ?? object.object("matcher")?.string("options")
    }
    return reader.string(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Reads `/pattern/flags`.
  static func pattern(_ text: String) -> String {
    guard text.hasPrefix("/"), let end = text.lastIndex(of: "/"), end > text.startIndex else { return text }
    let flags = text[text.index(after: end)...]
    return (flags.contains("i") ? "(?i)" : "") + text[text.index(after: text.startIndex)..<end]
  }
}
