@_exported import protocol Combine.ObservableObject
@_exported import class Combine.ObservableObjectPublisher
@_exported import struct Combine.Published
@_exported import Foundation
@_exported import Geometry
@_exported import Observation
@_exported import UICore
