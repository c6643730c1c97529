import DashboardFormat
import DashboardSources

/// The data of a whole dashboard, loaded before it is shown.
///
/// For pictures, which show only the first frame.
public struct DashboardAnswers: Sendable {
  var answers: [String: WidgetAnswer]
  /// By address.
  var pictures: [String: PictureStore.Answer] = [:]

  /// Answers by the ids of widgets.
  public init(_ answers: [String: WidgetAnswer] = [:]) { self.answers = answers }

  /// Loads the widgets of a dashboard one after another, and all requests of a widget at once.
  ///
  /// - Parameters:
  ///   - span: replaces the dashboard's span.
  ///   - pictures: the store of pictures; nil loads none.
  ///   - now: seconds since 1970.
  @MainActor
  public static func load(
    _ description: DashboardDescription, from source: any DataSource, pictures: PictureStore? = nil,
    span: TimeSpan? = nil, now: Double
  ) async -> DashboardAnswers {
    let model = DashboardModel(description, span: span, now: now)
    var answers: [String: WidgetAnswer] = [:]
    for widget in description.repeated(with: model.variables).leaves {
      let requests = widget.requests(
        window: widget.window(now: now) ?? model.window, width: 600, variables: model.variables)
      if !requests.isEmpty {
        answers[widget.id] = await WidgetAnswer.load(requests, of: widget, from: source)
      }
    }
    var result = DashboardAnswers(answers)
    if let pictures {
      for address in description.pictureAddresses { result.pictures[address] = await pictures.picture(at: address) }
    }
    return result
  }

  /// Asks a source that answers immediately. Parameters as in `load`.
  @MainActor
  public static func immediate(
    _ description: DashboardDescription, from source: any ImmediateDataSource, span: TimeSpan? = nil, now: Double
  ) -> DashboardAnswers {
    let model = DashboardModel(description, span: span, now: now)
    var answers: [String: WidgetAnswer] = [:]
    for widget in description.repeated(with: model.variables).leaves {
      let requests = widget.requests(
        window: widget.window(now: now) ?? model.window, width: 600, variables: model.variables)
      let parts = requests.map { request in
        Result { () throws(DataSourceError) in try source.result(request) }
      }
      if !parts.isEmpty {
        answers[widget.id] = WidgetAnswer(parts).clipped(for: widget, requests).limited.transformed(by: requests)
      }
    }
    return DashboardAnswers(answers)
  }
}

extension DashboardDescription {
  /// The addresses of all pictures: of both appearances and of group banners.
  public var pictureAddresses: Set<String> {
    var addresses: Set<String> = []
    func add(_ widgets: [WidgetDescription]) {
      for widget in widgets {
        switch widget.definition {
        case .embed(let definition) where definition.kind == .image:
          addresses.formUnion([definition.address(isDark: false), definition.address(isDark: true)])
        case .group(let group):
          if let banner = group.bannerURL { addresses.insert(banner) }
          add(group.widgets)
        default: break
        }
      }
    }
    add(widgets)
    return addresses
  }
}
