import DashboardFormat
import Foundation
import SwiftUI

/// A group's picture and title; a click closes or opens the group.
struct GroupHeader: View {
  let widget: WidgetDescription
  let group: GroupDefinition
  let model: DashboardModel
  /// Whether there is room for the group's picture.
  let hasBanner: Bool

  var body: some View {
    // Files use spaces around titles to position them.
    let title = VariableText.shown(widget.title, model.variables.merging(widget.scope) { _, own in own })
      .trimmingCharacters(in: .whitespaces)
    let isOpen = group.isCollapsed == model.toggledGroups.contains(widget.id)
    VStack(spacing: 0) {
      // As high as the arrangement allows.
      if hasBanner, let banner = group.bannerURL {
        PictureWidget(
          definition: EmbedDefinition(kind: .image, url: banner, sizing: .fit, hasBackground: false)
        )
        .padding(.top, 6)
      }
      if group.showsTitle { line(title, isOpen: isOpen).frame(height: DashboardMetrics.groupHeader) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .clipShape(UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8))
    .contentShape(Rectangle())
    .onTapGesture { model.toggle(widget.id) }
  }

  private func line(_ title: String, isOpen: Bool) -> some View {
    HStack(spacing: 6) {
      Text(verbatim: isOpen ? "▾" : "▸").font(.system(size: 11)).foregroundStyle(.secondary)
      Text(verbatim: title.isEmpty ? "Group" : title).font(.system(size: 13).weight(.semibold))
        .lineLimit(1)
      if !isOpen {
        Text("\(group.widgets.count) widgets").font(.system(size: 11)).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, DashboardMetrics.groupInset)
    .frame(maxWidth: .infinity)
  }
}

/// The background of a group: its colour made pale, or the default.
struct GroupBackdrop: View {
  let backdrop: DashboardArrangement.Backdrop
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack {
      shape.fill(DashboardSurface.group(colorScheme))
      if let color = backdrop.color?.color { shape.fill(color.opacity(0.14)) }
    }
  }

  private var shape: UnevenRoundedRectangle {
    let (top, bottom) = (backdrop.hasTop ? 8.0 : 0, backdrop.hasBottom ? 8.0 : 0)
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top)
  }
}
