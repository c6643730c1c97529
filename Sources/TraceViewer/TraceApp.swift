import SwiftUI
import TraceAnalysis

/// A program that shows one trace in a window.
public struct TraceApp: App {
  private let model: TraceModel?

  /// - Parameter file: the name of the trace.
  public init(_ trace: Trace, file: String) { model = TraceModel(TraceDocument(trace, file: file)) }

  /// The protocol requires this. Without a trace there is nothing to show.
  public init() { model = nil }

  public var body: some Scene {
    WindowGroup(model.map { $0.document.title } ?? "Apus") {
      if let model { TraceView(model: model) }
    }
    .defaultSize(width: 1240, height: 780)
  }
}
