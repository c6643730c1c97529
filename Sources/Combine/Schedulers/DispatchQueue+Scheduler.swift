import Dispatch

extension DispatchQueue: Scheduler {
  /// A point in the time of dispatch queues, which stops while the machine sleeps.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The point as a time of Dispatch.
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let start = dispatchTime.uptimeNanoseconds, end = other.dispatchTime.uptimeNanoseconds
      return .nanoseconds(end >= start ? Int(clamping: end - start) : -Int(clamping: start - end))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    public static func == (a: SchedulerTimeType, b: SchedulerTimeType) -> Bool { a.dispatchTime == b.dispatchTime }
    public static func < (a: SchedulerTimeType, b: SchedulerTimeType) -> Bool { a.dispatchTime < b.dispatchTime }
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// A length of time in whole nanoseconds. A literal is in seconds.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Hashable, Codable, Sendable,
      SchedulerTimeIntervalConvertible
    {
      /// Nanoseconds.
      public var magnitude: Int

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      /// Converts an interval of Dispatch. `.never` becomes the longest length.
      public init(_ interval: DispatchTimeInterval) {
        switch interval {
        case .seconds(let s): self = .seconds(s)
        case .milliseconds(let ms): self = .milliseconds(ms)
        case .microseconds(let us): self = .microseconds(us)
        case .nanoseconds(let ns): self = .nanoseconds(ns)
        default: magnitude = .max
        }
      }

      public init(integerLiteral value: Int) { self = .seconds(value) }
      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// The length as an interval of Dispatch.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      private static func scaled(_ value: Int, _ scale: Int) -> Stride {
        clamped(value.multipliedReportingOverflow(by: scale), isNegative: value < 0)
      }

      /// The result of an operation, the longest or shortest length where it does not fit: `.infinity` may be added to.
      private static func clamped(_ result: (partialValue: Int, overflow: Bool), isNegative: Bool) -> Stride {
        Stride(nanoseconds: result.overflow ? (isNegative ? -.max : .max) : result.partialValue)
      }

      public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
      public static func + (a: Stride, b: Stride) -> Stride {
        clamped(a.magnitude.addingReportingOverflow(b.magnitude), isNegative: b.magnitude < 0)
      }
      public static func - (a: Stride, b: Stride) -> Stride {
        clamped(a.magnitude.subtractingReportingOverflow(b.magnitude), isNegative: b.magnitude > 0)
      }
      public static func * (a: Stride, b: Stride) -> Stride {
        clamped(
          a.magnitude.multipliedReportingOverflow(by: b.magnitude), isNegative: (a.magnitude < 0) != (b.magnitude < 0))
      }
      public static func += (a: inout Stride, b: Stride) { a = a + b }
      public static func -= (a: inout Stride, b: Stride) { a = a - b }
      public static func *= (a: inout Stride, b: Stride) { a = a * b }

      public static func seconds(_ s: Int) -> Stride { scaled(s, 1_000_000_000) }
      public static func seconds(_ s: Double) -> Stride {
        Stride(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? -.max : .max))
      }
      public static func milliseconds(_ ms: Int) -> Stride { scaled(ms, 1_000_000) }
      public static func microseconds(_ us: Int) -> Stride { scaled(us, 1000) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
    }
  }

  /// How a closure is run on a queue.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = SchedulerAction(action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = SchedulerAction(action)
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action.run()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = SchedulerAction(action)
    let source = DispatchSource.makeTimerSource(queue: self)
    source.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.run() }
    source.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}
