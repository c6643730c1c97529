import Foundation
import Geometry
import Testing

/// What `Path.description` of Apple's SwiftUI says on macOS 26.2, recorded by the public project iamcgn/swiftui-web
/// (`Fixtures/Goldens/shape/paths.json`): the same commands, and numbers to the six digits that it prints.
@Suite struct ApplePathTests {
  private static let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  private static func uneven(
    _ radii: RectangleCornerRadii, _ style: RoundedCornerStyle = .continuous, width: CGFloat = 100, height: CGFloat = 60
  ) -> Path {
    Path { $0.addRoundedRect(in: CGRect(x: 0, y: 0, width: width, height: height), cornerRadii: radii, style: style) }
  }

  private static func arc(
    _ start: Double, _ end: Double, clockwise: Bool, _ transform: CGAffineTransform = .identity
  ) -> Path {
    Path {
      $0.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise, transform: transform)
    }
  }

  private static func relativeArc(_ delta: Double) -> Path {
    Path {
      $0.addRelativeArc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, delta: .degrees(delta))
    }
  }

  @Test(arguments: recorded)
  func saysTheSame(_ recording: (name: String, path: Path, description: String)) {
    let ours = recording.path.description.split(separator: " ")
    let theirs = recording.description.split(whereSeparator: \.isWhitespace)
    let isSame = zip(ours, theirs).allSatisfy { a, b in
      guard let a = Double(a), let b = Double(b) else { return a == b }
      // A unit of the sixth digit; Apple's lengths of trimmed paths have single precision.
      return abs(a - b) <= 1e-5 * max(abs(b), 1)
    }
    #expect(isSame && ours.count == theirs.count, "\(recording.name): \(recording.path.description)")
  }

  private static let recorded: [(name: String, path: Path, description: String)] = [
    (
      "rect",
      Path(rect),
      """
      0 0 m 100 0 l 100 60 l 0 60 l h
      """
    ),
    (
      "ellipse",
      Path(ellipseIn: rect),
      """
      100 30 m 100 46.5685 77.6142 60 50 60 c 22.3858 60 0 46.5685 0 30 c 0 13.4315 22.3858 0 50 0 c 77.6142 0 100
      13.4315 100 30 c h
      """
    ),
    (
      "circle",
      Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)),
      """
      80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c 20 13.4315 33.4315 0 50 0 c 66.5685 0 80
      13.4315 80 30 c h
      """
    ),
    (
      "rounded-circular-12",
      Path(roundedRect: rect, cornerRadius: 12, style: .circular),
      """
      100 30 m 100 48 l 100 54.6274 94.6274 60 88 60 c 12 60 l 5.37258 60 0 54.6274 0 48 c 0 12 l 0 5.37258
      5.37258 0 12 0 c 88 0 l 94.6274 0 100 5.37258 100 12 c h
      """
    ),
    (
      "rounded-continuous-12",
      Path(roundedRect: rect, cornerRadius: 12),
      """
      100 30 m 100 41.656 l 100 46.9381 100 49.5791 99.1011 52.4221 c 97.9713 55.5261 95.5261 57.9713 92.4221
      59.1011 c 89.5791 60 86.9381 60 81.656 60 c 18.344 60 l 13.0619 60 10.4209 60 7.57793 59.1011 c 4.47389
      57.9713 2.02872 55.5261 0.898937 52.4221 c 0 49.5791 0 46.9381 0 41.656 c 0 18.344 l 0 13.0619 0 10.4209
      0.898937 7.57793 c 2.02872 4.47389 4.47389 2.02872 7.57793 0.898937 c 10.4209 0 13.0619 0 18.344 0 c 81.656
      0 l 86.9381 0 89.5791 0 92.4221 0.898937 c 95.5261 2.02872 97.9713 4.47389 99.1011 7.57793 c 100 10.4209 100
      13.0619 100 18.344 c h
      """
    ),
    (
      "rounded-continuous-size-20x8",
      Path(roundedRect: rect, cornerSize: CGSize(width: 20, height: 8)),
      """
      100 30 m 100 47.7707 l 100 51.2921 100 53.0527 98.5018 54.948 c 96.6188 57.0174 92.5435 58.6475 87.3701
      59.4007 c 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l 21.7698 60 17.3681 60 12.6299 59.4007 c 7.45648
      58.6475 3.3812 57.0174 1.49823 54.948 c 0 53.0527 0 51.2921 0 47.7707 c 0 12.2293 l 0 8.70792 0 6.94726
      1.49823 5.05195 c 3.3812 2.98259 7.45648 1.35248 12.6299 0.599291 c 17.3681 0 21.7698 0 30.5733 0 c 69.4267
      0 l 78.2302 0 82.6319 0 87.3701 0.599291 c 92.5435 1.35248 96.6188 2.98259 98.5018 5.05195 c 100 6.94726 100
      8.70792 100 12.2293 c h
      """
    ),
    (
      "rounded-circular-size-60x8",
      Path(roundedRect: rect, cornerSize: CGSize(width: 60, height: 8), style: .circular),
      """
      100 30 m 100 52 l 100 56.4183 86.5685 60 70 60 c 30 60 l 13.4315 60 0 56.4183 0 52 c 0 8 l 0 3.58172 13.4315
      0 30 0 c 70 0 l 86.5685 0 100 3.58172 100 8 c h
      """
    ),
    (
      "rounded-continuous-20",
      Path(roundedRect: rect, cornerRadius: 20),
      """
      100 30 m 100 30 l 100 38.3695 100 42.6844 98.5018 47.3701 c 96.6188 52.5435 92.5435 56.6188 87.3701 58.5018
      c 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l 21.7698 60 17.3681 60 12.6299 58.5018 c 7.45648 56.6188
      3.3812 52.5435 1.49823 47.3701 c 0 42.6844 0 38.3695 0 30 c 0 30 l 0 21.6305 0 17.3156 1.49823 12.6299 c
      3.3812 7.45648 7.45648 3.3812 12.6299 1.49823 c 17.3681 0 21.7698 0 30.5733 0 c 69.4267 0 l 78.2302 0
      82.6319 0 87.3701 1.49823 c 92.5435 3.3812 96.6188 7.45648 98.5018 12.6299 c 100 17.3156 100 21.6305 100 30
      c h
      """
    ),
    (
      "rounded-continuous-25",
      Path(roundedRect: rect, cornerRadius: 25),
      """
      100 30 m 100 30 l 100 34.7848 100 39.0422 98.1272 44.2127 c 95.7735 50.6794 90.6794 55.7735 84.2127 58.1272
      c 78.2898 60 72.7877 60 61.7834 60 c 38.2166 60 l 27.2123 60 21.7102 60 15.7873 58.1272 c 9.3206 55.7735
      4.2265 50.6794 1.87279 44.2127 c 0 39.0422 0 34.7848 0 30 c 0 30 l 0 25.2152 0 20.9578 1.87279 15.7873 c
      4.2265 9.3206 9.3206 4.2265 15.7873 1.87279 c 21.7102 0 27.2123 0 38.2166 0 c 61.7834 0 l 72.7877 0 78.2898
      0 84.2127 1.87279 c 90.6794 4.2265 95.7735 9.3206 98.1272 15.7873 c 100 20.9578 100 25.2152 100 30 c h
      """
    ),
    (
      "rounded-continuous-40-clamped",
      Path(roundedRect: rect, cornerRadius: 40),
      """
      100 30 m 100 30 l 100 31.2 100 35.4 97.7527 41.0552 c 94.9282 48.8153 88.8153 54.9282 81.0552 57.7527 c
      73.9478 60 67.3453 60 54.1401 60 c 45.8599 60 l 32.6547 60 26.0522 60 18.9448 57.7527 c 11.1847 54.9282
      5.0718 48.8153 2.24734 41.0552 c 0 35.4 0 31.2 0 30 c 0 30 l 0 28.8 0 24.6 2.24734 18.9448 c 5.0718 11.1847
      11.1847 5.0718 18.9448 2.24734 c 26.0522 0 32.6547 0 45.8599 0 c 54.1401 0 l 67.3453 0 73.9478 0 81.0552
      2.24734 c 88.8153 5.0718 94.9282 11.1847 97.7527 18.9448 c 100 24.6 100 28.8 100 30 c h
      """
    ),
    (
      "rounded-continuous-100-in-2000x240",
      Path(roundedRect: CGRect(x: 0, y: 0, width: 2000, height: 240), cornerRadius: 100),
      """
      2000 120 m 2000 120 l 2000 139.139 2000 156.169 1992.51 176.851 c 1983.09 202.718 1962.72 223.094 1936.85
      232.509 c 1913.16 240 1891.15 240 1847.13 240 c 152.866 240 l 108.849 240 86.8407 240 63.1494 232.509 c
      37.2824 223.094 16.906 202.718 7.49114 176.851 c 0 156.169 0 139.139 0 120 c 0 120 l 0 100.861 0 83.8313
      7.49114 63.1494 c 16.906 37.2824 37.2824 16.906 63.1494 7.49114 c 86.8407 0 108.849 0 152.866 0 c 1847.13 0
      l 1891.15 0 1913.16 0 1936.85 7.49114 c 1962.72 16.906 1983.09 37.2824 1992.51 63.1494 c 2000 83.8313 2000
      100.861 2000 120 c h
      """
    ),
    (
      "rounded-zero",
      Path(roundedRect: rect, cornerRadius: 0),
      """
      0 0 m 100 0 l 100 60 l 0 60 l h
      """
    ),
    (
      "rounded-offset-origin",
      Path(roundedRect: CGRect(x: 10, y: 20, width: 50, height: 40), cornerRadius: 8, style: .circular),
      """
      60 40 m 60 52 l 60 56.4183 56.4183 60 52 60 c 18 60 l 13.5817 60 10 56.4183 10 52 c 10 28 l 10 23.5817
      13.5817 20 18 20 c 52 20 l 56.4183 20 60 23.5817 60 28 c h
      """
    ),
    (
      "capsule",
      Path(roundedRect: rect, cornerRadius: 30),
      """
      100 30 m 100 30 l 100 31.2 100 35.4 97.7527 41.0552 c 94.9282 48.8153 88.8153 54.9282 81.0552 57.7527 c
      73.9478 60 67.3453 60 54.1401 60 c 45.8599 60 l 32.6547 60 26.0522 60 18.9448 57.7527 c 11.1847 54.9282
      5.0718 48.8153 2.24734 41.0552 c 0 35.4 0 31.2 0 30 c 0 30 l 0 28.8 0 24.6 2.24734 18.9448 c 5.0718 11.1847
      11.1847 5.0718 18.9448 2.24734 c 26.0522 0 32.6547 0 45.8599 0 c 54.1401 0 l 67.3453 0 73.9478 0 81.0552
      2.24734 c 88.8153 5.0718 94.9282 11.1847 97.7527 18.9448 c 100 24.6 100 28.8 100 30 c h
      """
    ),
    (
      "capsule-circular",
      Path(roundedRect: rect, cornerRadius: 30, style: .circular),
      """
      100 30 m 100 30 l 100 46.5685 86.5685 60 70 60 c 30 60 l 13.4315 60 0 46.5685 0 30 c 0 30 l 0 13.4315
      13.4315 0 30 0 c 70 0 l 86.5685 0 100 13.4315 100 30 c h
      """
    ),
    (
      "capsule-tall",
      Path(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 80), cornerRadius: 15),
      """
      30 40 m 30 57.07 l 30 63.6726 30 66.9739 28.8763 70.5276 c 27.4641 74.4076 24.4076 77.4641 20.5276 78.8763 c
      17.7 80 15.6 80 15 80 c 15 80 l 14.4 80 12.3 80 9.47241 78.8763 c 5.59236 77.4641 2.5359 74.4076 1.12367
      70.5276 c 0 66.9739 0 63.6726 0 57.07 c 0 22.93 l 0 16.3274 0 13.0261 1.12367 9.47241 c 2.5359 5.59236
      5.59236 2.5359 9.47241 1.12367 c 12.3 0 14.4 0 15 0 c 15 0 l 15.6 0 17.7 0 20.5276 1.12367 c 24.4076 2.5359
      27.4641 5.59236 28.8763 9.47241 c 30 13.0261 30 16.3274 30 22.93 c h
      """
    ),
    (
      "uneven-circular",
      uneven(RectangleCornerRadii(topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20), .circular),
      """
      100 32.5 m 100 45 l 100 53.2843 93.2843 60 85 60 c 10 60 l 4.47715 60 0 55.5228 0 50 c 0 5 l 0 2.23858
      2.23858 0 5 0 c 80 0 l 91.0457 0 100 8.95431 100 20 c h
      """
    ),
    (
      "uneven-continuous",
      uneven(RectangleCornerRadii(topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)),
      """
      100 32.5 m 100 37.07 l 100 43.6726 100 46.9739 98.8763 50.5276 c 97.4641 54.4076 94.4076 57.4641 90.5276
      58.8763 c 86.9739 60 83.6726 60 77.07 60 c 15.2866 60 l 10.8849 60 8.68407 60 6.31494 59.2509 c 3.72824
      58.3094 1.6906 56.2718 0.749114 53.6851 c 0 51.3159 0 49.1151 0 44.7134 c 0 7.64332 l 0 5.44245 0 4.34204
      0.374557 3.15747 c 0.8453 1.86412 1.86412 0.8453 3.15747 0.374557 c 4.34204 0 5.44245 0 7.64332 0 c 69.4267
      0 l 78.2302 0 82.6319 0 87.3701 1.49823 c 92.5435 3.3812 96.6188 7.45648 98.5018 12.6299 c 100 17.3681 100
      21.7698 100 30.5733 c h
      """
    ),
    (
      "uneven-shared-edge-22-18",
      uneven(RectangleCornerRadii(topLeading: 22, bottomLeading: 18), width: 200),
      """
      200 30 m 200 60 l 200 60 200 60 200 60 c 200 60 200 60 200 60 c 200 60 200 60 200 60 c 27.516 60 l 19.5928
      60 15.6313 60 11.3669 58.6516 c 6.71083 56.9569 3.04308 53.2892 1.34841 48.6331 c 0 44.4159 0 40.5326 0 33 c
      0 33 l 0 23.7935 0 19.0472 1.64805 13.8929 c 3.71932 8.20213 8.20213 3.71932 13.8929 1.64805 c 19.105 0
      23.9468 0 33.6306 0 c 200 0 l 200 0 200 0 200 0 c 200 0 200 0 200 0 c 200 0 200 0 200 0 c h
      """
    ),
    (
      "uneven-oversized-20-90",
      uneven(RectangleCornerRadii(topLeading: 20, topTrailing: 90), .circular, height: 300),
      """
      100 190 m 100 300 l 100 300 100 300 100 300 c 0 300 l 0 300 0 300 0 300 c 0 20 l 0 8.95431 8.95431 0 20 0 c
      20 0 l 64.1828 0 100 35.8172 100 80 c h
      """
    ),
    (
      "uneven-oversized-50-70",
      uneven(RectangleCornerRadii(topLeading: 50, topTrailing: 70), height: 300),
      """
      100 175 m 100 300 l 100 300 100 300 100 300 c 100 300 100 300 100 300 c 100 300 100 300 100 300 c 0 300 l 0
      300 0 300 0 300 c 0 300 0 300 0 300 c 0 300 0 300 0 300 c 0 76.4332 l 0 54.4245 0 43.4204 3.74557 31.5747 c
      8.453 18.6412 18.6412 8.453 31.5747 3.74557 c 41 0 48 0 50 0 c 50 0 l 52 0 59 0 68.4253 3.74557 c 81.3588
      8.453 91.547 18.6412 96.2544 31.5747 c 100 43.4204 100 54.4245 100 76.4332 c h
      """
    ),
    (
      "uneven-oversized-40-alone",
      uneven(RectangleCornerRadii(topLeading: 40), width: 200),
      """
      200 30 m 200 60 l 200 60 200 60 200 60 c 200 60 200 60 200 60 c 200 60 200 60 200 60 c 0 60 l 0 60 0 60 0 60
      c 0 60 0 60 0 60 c 0 60 0 60 0 60 c 0 60 l 0 43.2609 0 34.6313 2.99646 25.2598 c 6.7624 14.913 14.913 6.7624
      25.2598 2.99646 c 34.7363 0 43.5396 0 61.1466 0 c 200 0 l 200 0 200 0 200 0 c 200 0 200 0 200 0 c 200 0 200
      0 200 0 c h
      """
    ),
    (
      "uneven-all-40-in-60",
      uneven(RectangleCornerRadii(topLeading: 40, bottomLeading: 40, bottomTrailing: 40, topTrailing: 40), width: 200),
      """
      200 30 m 200 30 l 200 31.2 200 35.4 197.753 41.0552 c 194.928 48.8153 188.815 54.9282 181.055 57.7527 c
      173.948 60 167.345 60 154.14 60 c 45.8599 60 l 32.6547 60 26.0522 60 18.9448 57.7527 c 11.1847 54.9282
      5.0718 48.8153 2.24734 41.0552 c 0 35.4 0 31.2 0 30 c 0 30 l 0 28.8 0 24.6 2.24734 18.9448 c 5.0718 11.1847
      11.1847 5.0718 18.9448 2.24734 c 26.0522 0 32.6547 0 45.8599 0 c 154.14 0 l 167.345 0 173.948 0 181.055
      2.24734 c 188.815 5.0718 194.928 11.1847 197.753 18.9448 c 200 24.6 200 28.8 200 30 c h
      """
    ),
    (
      "arc-0-90",
      arc(0, 90, clockwise: false),
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c
      """
    ),
    (
      "arc-0-120",
      arc(0, 120, clockwise: false),
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c 42.9785 90 36.0808 88.1517 30 84.641 c
      """
    ),
    (
      "arc-0-30",
      arc(0, 30, clockwise: false),
      """
      90 50 m 90 57.0215 88.1517 63.9192 84.641 70 c
      """
    ),
    (
      "arc-0-450",
      arc(0, 450, clockwise: false),
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10
      90 27.9086 90 50 c 90 72.0914 72.0914 90 50 90 c
      """
    ),
    (
      "arc-0-minus90",
      arc(0, -90, clockwise: false),
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c
      """
    ),
    (
      "arc-0-360",
      arc(0, 360, clockwise: false),
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10
      90 27.9086 90 50 c h
      """
    ),
    (
      "arc-0-minus360",
      arc(0, -360, clockwise: false),
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10
      90 27.9086 90 50 c
      """
    ),
    (
      "arc-0-0",
      arc(0, 0, clockwise: false),
      """
      90 50 m
      """
    ),
    (
      "arc-cw-0-minus90",
      arc(0, -90, clockwise: true),
      """
      90 50 m 90 27.9086 72.0914 10 50 10 c
      """
    ),
    (
      "arc-cw-0-45",
      arc(0, 45, clockwise: true),
      """
      90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 60.6087 90
      70.7828 85.7857 78.2843 78.2843 c
      """
    ),
    (
      "arc-cw-0-360",
      arc(0, 360, clockwise: true),
      """
      90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90
      90 72.0914 90 50 c h
      """
    ),
    (
      "arc-cw-0-720",
      arc(0, 720, clockwise: true),
      """
      90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90
      90 72.0914 90 50 c
      """
    ),
    (
      "arc-cw-minus90-0",
      arc(-90, 0, clockwise: true),
      """
      50 10 m 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 90 72.0914 90 50 c
      """
    ),
    (
      "arc-after-move",
      Path {
        $0.move(to: .zero)
        $0.addArc(
          center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      },
      """
      0 0 m 70 30 l 70 41.0457 61.0457 50 50 50 c
      """
    ),
    (
      "arc-transform",
      arc(0, 90, clockwise: false, CGAffineTransform(scaleX: 2, y: 1)),
      """
      180 50 m 180 72.0914 144.183 90 100 90 c
      """
    ),
    (
      "relative-arc-190",
      relativeArc(190),
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 47.6714 10.2033 45.3473 10.6077
      43.0541 c
      """
    ),
    (
      "relative-arc-minus360",
      relativeArc(-360),
      """
      90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90
      90 72.0914 90 50 c
      """
    ),
    (
      "relative-arc-0",
      relativeArc(0),
      """
      90 50 m
      """
    ),
    (
      "lines",
      Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)]) },
      """
      0 0 m 10 10 l 20 0 l
      """
    ),
    (
      "rect-transform",
      Path {
        $0.addRect(
          CGRect(x: 0, y: 0, width: 10, height: 10), transform: CGAffineTransform(translationX: 5, y: 5))
      },
      """
      5 5 m 15 5 l 15 15 l 5 15 l h
      """
    ),
    (
      "line-after-close",
      Path {
        $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
        $0.closeSubpath()
        $0.addLine(to: CGPoint(x: 0, y: 10))
      },
      """
      0 0 m 10 0 l h 0 10 l
      """
    ),
    (
      "parsed",
      Path("0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h") ?? Path(),
      """
      0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h
      """
    ),
    (
      "trim-rect-0.1-0.6",
      Path(rect).trimmedPath(from: 0.1, to: 0.6),
      """
      32 0 m 100 0 l 100 60 l 68 60 l
      """
    ),
    (
      "trim-rect-0-1",
      Path(rect).trimmedPath(from: 0, to: 1),
      """
      0 0 m 100 0 l 100 60 l 0 60 l h
      """
    ),
    (
      "trim-rect-0-0.999",
      Path(rect).trimmedPath(from: 0, to: 0.999),
      """
      0 0 m 100 0 l 100 60 l 0 60 l 0 0.319996 l
      """
    ),
    (
      "trim-rect-out-of-range",
      Path(rect).trimmedPath(from: -0.5, to: 1.5),
      """
      0 0 m 100 0 l 100 60 l 0 60 l h
      """
    ),
    (
      "trim-triangle-0.25-0.75",
      Path {
        $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
        $0.closeSubpath()
      }.trimmedPath(from: 0.25, to: 0.75),
      """
      64.0512 0 m 100 0 l 50 60 l 41.0046 49.2055 l
      """
    ),
    (
      "trim-circle-0-0.5",
      Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)).trimmedPath(from: 0, to: 0.5),
      """
      80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c
      """
    ),
    (
      "trim-two-subpaths",
      Path {
        $0.addRects([0, 20].map { CGRect(x: $0, y: 0, width: 10, height: 10) })
      }.trimmedPath(from: 0.25, to: 0.75),
      """
      10 10 m 0 10 l 0 0 l 20 0 m 30 0 l 30 10 l
      """
    ),
  ]
}
