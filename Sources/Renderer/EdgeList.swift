import CRasterKernels

/// The edges of one path in pixels, ready for accumulation.
///
/// Points are rounded to 1/256 pixel: areas are then exact integers, and paths that share an edge leave no seam.
/// Invariants: `count <= capacity`; no stored edge is horizontal; the bounds contain every point, including those of
/// spilled edges.
struct EdgeList {
  /// At this many edges `spill` gets them, and the list is emptied: a curve can have hundreds of edges, and an
  /// untrusted path any number of curves.
  static let spillCount = 1 << 17
  var spill: ((UnsafePointer<apus_edge>, Int) -> Void)?

  private(set) var edges = UnsafeMutablePointer<apus_edge>.allocate(capacity: 1024)
  private(set) var count = 0
  private var capacity = 1024
  private(set) var minX = Float.infinity
  private(set) var minY = Float.infinity
  private(set) var maxX = -Float.infinity
  private(set) var maxY = -Float.infinity
  private var x: Float = 0
  private var y: Float = 0
  private var startX: Float = 0
  private var startY: Float = 0

  mutating func removeAll() {
    count = 0
    (minX, minY, maxX, maxY) = (.infinity, .infinity, -.infinity, -.infinity)
    (x, y, startX, startY) = (0, 0, 0, 0)
  }

  func deallocate() { edges.deallocate() }

  /// Rounds to a multiple of 1/256 for magnitudes below 2^14, beyond that to what a Float holds. NaN and values out of
  /// range become a limit.
  @inline(__always)
  static func snap(_ v: Float) -> Float {
    let limit: Float = 1_048_576
    let clamped = v > -limit ? (v < limit ? v : limit) : -limit
    return (clamped + 49152) - 49152
  }

  @inline(__always)
  private mutating func include(_ px: Float, _ py: Float) {
    minX = px < minX ? px : minX
    maxX = px > maxX ? px : maxX
    minY = py < minY ? py : minY
    maxY = py > maxY ? py : maxY
  }

  @inline(__always)
  mutating func move(_ px: Float, _ py: Float) {
    close()
    x = Self.snap(px)
    y = Self.snap(py)
    startX = x
    startY = y
    include(x, y)
  }

  @inline(__always)
  mutating func line(_ px: Float, _ py: Float) {
    let (nx, ny) = (Self.snap(px), Self.snap(py))
    include(nx, ny)
    add(x, y, nx, ny)
    x = nx
    y = ny
  }

  @inline(__always)
  mutating func close() {
    add(x, y, startX, startY)
    x = startX
    y = startY
  }

  /// Adds a single edge; the caller ensures that all edges together form closed outlines.
  @inline(__always)
  mutating func segment(_ ax: Float, _ ay: Float, _ bx: Float, _ by: Float) {
    let (px, py, qx, qy) = (Self.snap(ax), Self.snap(ay), Self.snap(bx), Self.snap(by))
    include(px, py)
    include(qx, qy)
    add(px, py, qx, qy)
  }

  @inline(__always)
  private mutating func add(_ ax: Float, _ ay: Float, _ bx: Float, _ by: Float) {
    if ay == by { return }
    if count == capacity { grow() }
    edges[count] = apus_edge(x0: ax, y0: ay, x1: bx, y1: by)
    count &+= 1
  }

  @inline(never)
  private mutating func grow() {
    if capacity >= Self.spillCount, let spill {
      spill(edges, count)
      count = 0
      return
    }
    let larger = UnsafeMutablePointer<apus_edge>.allocate(capacity: capacity * 2)
    larger.update(from: edges, count: count)
    edges.deallocate()
    edges = larger
    capacity *= 2
  }
}
