extension Series {
  /// Stops the program where the columns or the pyramid are not as their types say. O(n).
  func checkInvariants() {
    storage.x.checkInvariants(count: count)
    storage.pyramid.checkInvariants(count: count)
  }
}

extension XColumn {
  func checkInvariants(count: Int) {
    for index in 0..<count {
      precondition(value(index).isFinite, "x \(index) is not finite")
      precondition(index == 0 || value(index) >= value(index - 1), "x \(index) falls")
    }
  }
}
