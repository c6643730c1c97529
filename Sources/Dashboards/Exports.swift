@_exported import DashboardFormat
@_exported import DashboardSources
@_exported import Graphs
@_exported import HTTP
