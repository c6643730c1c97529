import DashboardFormat

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

/// Changes most inputs that are JSON as a tree, so that they stay JSON; the others as bytes.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: CUnsignedInt) -> Int {
  var mutator = Mutator(seed: UInt64(seed))
  guard mutator.below(4) > 0, let json = try? JSONValue(parsing: UnsafeBufferPointer(start: data, count: count)) else {
    return mutateBytes(data, count, limit)
  }
  let text = Array(mutator.mutant(of: json).text().utf8.prefix(limit))
  data.update(from: text, count: text.count)
  return text.count
}
