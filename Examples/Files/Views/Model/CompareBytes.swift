import Foundation

/// Less than zero if `left` comes first: byte by byte, and a beginning before what goes on.
func compareBytes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
  guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else { return left.count - right.count }
  let order = memcmp(leftStart, rightStart, min(left.count, right.count))
  return order != 0 ? Int(order) : left.count - right.count
}
