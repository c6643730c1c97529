@_exported import DashboardFormat
@_exported import Graphs
