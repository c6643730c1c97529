@testable import Dashboards
import Foundation

extension PictureStore {
  /// Allows whoever a dashboard names to be asked, as a person who clicks on each of its pictures.
  @MainActor func allowAll(of dashboard: DashboardDescription) {
    for address in dashboard.pictureAddresses { if let origin = Origin(address) { access.allow(origin) } }
  }
}
