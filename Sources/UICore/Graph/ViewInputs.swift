import AttributeGraph
import DisplayList
import Foundation

/// What making any attribute needs: the graph, the environment and where we are.
public struct _GraphInputs {
  /// The root of the window around. The app's own body and scenes have a root that no window shows.
  let root: ViewRoot
  var environment: EnvironmentScope
  var path: ViewPath?
  var transaction: Attribute<Transaction>
  /// The body around.
  var body = AttributeID.none
  /// Whether a layout decides what is made here, as it decides which rows are in sight or what a geometry reader shows.
  /// Such views come up to date when the layout asks for them, all others before any layout.
  var followsLayout = false
  /// Contents of the custom modifiers that are being made, innermost first.
  var modifierContents: ModifierContents?

  var viewGraph: ViewGraph { root.viewGraph }
  var graph: Graph { viewGraph.graph }

  /// When bodies and lists of views find out whether they have changed.
  var cutoff: Cutoff { followsLayout ? .none : .early }
}

/// What making a view needs.
public struct _ViewInputs {
  package var base: _GraphInputs
  /// What the container gave the view.
  var size: Attribute<ViewSize>
  /// From the view's space to the window's.
  var space: CoordinateSpaceLink
  /// The nearest scroll view's or window's size, for frames relative to it.
  var container: ContainerSize
  /// What the features around the view hand down to it.
  private var values = ViewInputValues()

  /// The inputs of a window's root, which is its views' container until a scroll view is one.
  init(base: _GraphInputs, size: Attribute<ViewSize>, space: CoordinateSpaceLink) {
    (self.base, self.size, self.space) = (base, size, space)
    container = ContainerSize(size, in: nil, graph: base.viewGraph.graph)
  }

  /// For containers whose children exist, or are what they are, because of a layout.
  var followingLayout: _ViewInputs {
    var inputs = self
    inputs.base.followsLayout = true
    return inputs
  }

  package var graph: Graph { base.viewGraph.graph }
  package var viewGraph: ViewGraph { base.viewGraph }
  var environment: EnvironmentScope {
    get { base.environment }
    set { base.environment = newValue }
  }
  package var path: ViewPath? {
    get { base.path }
    set { base.path = newValue }
  }

  /// What the nearest feature around hands down under a key.
  subscript<K: ViewInputKey>(key: K.Type) -> K.Value {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// The value of one environment key, as a slot that changes only when that value does.
  package func environmentValue<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Attribute<Value> {
    environment.value(keyPath, in: base.viewGraph.graph)
  }
}

/// What making a list of views needs.
public struct _ViewListInputs {
  var base: _GraphInputs
  var graph: Graph { base.viewGraph.graph }
}

/// What a view offers its container; `nil` for views that take no part.
public struct _ViewOutputs {
  package var layout: Attribute<LayoutComputer>?
  package var display: Attribute<DisplayList>?
  package var preferences: Attribute<PreferenceValues>?

  package init(
    layout: Attribute<LayoutComputer>? = nil, display: Attribute<DisplayList>? = nil,
    preferences: Attribute<PreferenceValues>? = nil
  ) {
    self.layout = layout
    self.display = display
    self.preferences = preferences
  }
}

/// The size that a container gave a view, and the proposal that led to it; points.
struct ViewSize: Equatable {
  var size: CGSize
  var proposal: ProposedViewSize

  init(_ size: CGSize, proposal: ProposedViewSize? = nil) {
    self.size = size
    self.proposal = proposal ?? ProposedViewSize(size)
  }

  static let zero = ViewSize(.zero)
}
