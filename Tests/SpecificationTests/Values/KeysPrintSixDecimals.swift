import SwiftUI
import Testing

@testable import UICore

extension ValueSpecification {
  /// Keys are formats: `%lf` prints six decimals (C11, 7.21.6.1: "If the precision is missing, it is taken as 6").
  @Test func keysPrintSixDecimals() {
    let (share, size, single) = (12.5, CGFloat(0.25), Float(2))
    #expect(Text("\(share)%").string == "12.500000%")
    #expect(Text("\(size) \(single)").string == "0.250000 2.000000")
    #expect(Text("\(share, specifier: "%.1f") \(3)").string == "12.5 3")
    // What is no key is printed as Swift prints it.
    #expect(Text(verbatim: "\(share)").string == "12.5")
  }
}
