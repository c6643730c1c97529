import Accessibility

/// Describes a chart to assistive programs.
public protocol AXChartDescriptorRepresentable {
  /// Makes the description; called when a program asks for it.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings a description up to date. Apus makes a new one each time, and does not call this.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
