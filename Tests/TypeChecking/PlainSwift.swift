/// What the compiler loads of the standard library for operators, closures and interpolations, before any view.
private func plainSwift(_ numbers: [Int], _ names: [String], _ part: Double) -> String {
  var names = names.filter { $0.isEmpty || $0.contains("a") }
  names.removeAll { $0 == "b" }
  let sum = numbers.reduce(0, +) - 1
  let mean = part * Double(sum) / Double(max(numbers.count, 1))
  for (index, name) in names.enumerated() where index == 1 || mean > 2 && index <= 3 { names.append(name + "\(index)") }
  return numbers.isEmpty ? "none" : names.map { $0 + "\(sum)" }.joined()
}
