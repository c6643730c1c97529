import Dashboards
import SwiftUI

extension PictureAccess {
  /// The servers that were allowed before; those that are allowed now are written down.
  static func remembered() -> PictureAccess {
    let servers = AppStorage(wrappedValue: "", "pictureServers")
    let access = PictureAccess(Set(servers.wrappedValue.split(separator: " ").compactMap { Origin(String($0)) }))
    access.didChange = { servers.wrappedValue = $0.map(\.description).sorted().joined(separator: " ") }
    return access
  }
}
