@_exported import GraphData
@_exported import SwiftUI
