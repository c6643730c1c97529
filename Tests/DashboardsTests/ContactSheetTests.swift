import Dashboards
import DashboardTestSupport
import DisplayList
import Foundation
import PlatformHeadless
import SwiftUI
import Testing
import TextLayout
import UITestSupport

/// The upper part of 24 dashboards on one picture, docs/images/dashboards.png: made with `APUS_REPORT=folder`.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: SharedData.isThere && ProcessInfo.processInfo.environment["APUS_REPORT"] != nil,
    "needs ../shared or APUS_SHARED, and APUS_REPORT"))
struct ContactSheetTests {
  /// Every third is dark.
  private static let names = [
    "ably__ably", "scaphandre__scaphandre_overview",
    "redis_exporter__grafana_prometheus_redis_dashboard", "traefik__traefik", "bind9__bind9_overview",
    "nomad__overview", "tidb__overview", "emqx__overview", "ns1__overview",
    "grafana-dashboards-kubernetes__k8s-system-coredns", "authzed_cloud__authzed_cloud_overview",
    "starburst_galaxy__starburst_galaxy", "purefa__purefa_overview", "redis_enterprise__redis_enterprise_database",
    "watchtower_ziris__watchtower_z_iris___jvm_garbage_collection_overview", "upstash__upstash_redis_overview",
    "n2ws__N2WSBackup&Recovery-BackupSuccessRates_ColumnGraphs_", "zilliz_cloud_zilliz_cloud__zilliz_cloud_dashboard",
    "singlestoredb_cloud__singlestoredb_cloud_overview", "pulse__pulse_overview",
    "mergify_oauth__mergify_merge_queue_stats", "yugabytedb_managed__yugabytedb_managed_overview",
    "neo4j__Neo4j5ClusterDashboard", "federatorai__cost-management-cluster-overview",
  ]
  private static let now = 20_778.5 * 86_400
  private static let size = CGSize(width: 1200, height: 900)
  private static let tile = CGSize(width: 312, height: 234)

  @Test func sheet() async throws {
    let folder = try #require(ProcessInfo.processInfo.environment["APUS_REPORT"])
    let fonts = try FontSystem()
    let pictures = PictureStore(try MadeUpPictures(fonts: fonts), base: URL(string: "https://example.com"))
    let files = try SharedData.files("datadog") + SharedData.files("grafana")
    var tiles: [Image] = []
    for (place, name) in Self.names.enumerated() {
      let file = try #require(files.first { $0.name == name + ".json" }, "\(name)")
      let document = try DashboardReader().read(file.data)
      pictures.allowAll(of: document.dashboard)
      let answers = await DashboardAnswers.load(
        document.dashboard, from: MadeUpSource(), pictures: pictures, now: Self.now)
      let picture = DashboardPicture(document.dashboard, answers: answers, width: Self.size.width, now: Self.now)
      let bitmap = try draw(picture, Self.size, fonts, isDark: place % 3 == 2)
      tiles.append(try Image(data: PNGEncoder.encode(bitmap)))
    }
    let gap = 10.0
    let size = CGSize(width: 6 * (Self.tile.width + gap) + gap, height: 4 * (Self.tile.height + gap) + gap)
    let sheet = VStack(spacing: gap) {
      ForEach(0..<4, id: \.self) { row in
        HStack(spacing: gap) {
          ForEach(0..<6, id: \.self) { column in
            tiles[row * 6 + column].resizable().interpolation(.high)
              .frame(width: Self.tile.width, height: Self.tile.height)
              .clipShape(RoundedRectangle(cornerRadius: 6))
          }
        }
      }
    }
    .frame(width: size.width, height: size.height)
    .background(Color(white: 0.78))
    try PNGEncoder.write(try draw(sheet, size, fonts, isDark: false), toFile: "\(folder)/sheet.png")
  }

  private func draw(_ view: some View, _ size: CGSize, _ fonts: FontSystem, isDark: Bool) throws -> Bitmap {
    let host = try TestHost(size: size, fonts: fonts) {
      view.frame(width: size.width, height: size.height, alignment: .top)
    }
    defer { host.close() }
    host.invariantsLimit = 0
    host.platform.isDark = isDark
    host.update()
    return host.snapshot()
  }
}
