import AttributeGraph
import UICore

/// Registers the destination of a type of value, in the navigation stack.
nonisolated package struct NavigationDestinationModifier<D: Hashable, Destination: View>: PrimitiveViewModifier {
  let destination: (D) -> Destination

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    inputs.navigation?.addDestination(for: D.self, in: graph) { value in
      (value.base as? D).map { AnyView(graph.read(modifier.attribute).destination($0)) }
    }
    return body(inputs)
  }
}

/// Updates the page of a link or binding with the view that contains it.
nonisolated package struct NavigationTargetModifier: PrimitiveViewModifier {
  let destination: AnyView
  let target: NavigationTarget

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let target = graph.withoutTracking { graph.read(modifier.attribute) }.target
    target.attribute = modifier.map(in: graph, \.destination).attribute
    graph.currentSubgraph.onRemove { target.attribute = nil }
    return body(inputs)
  }
}

/// Pushes a page while a condition holds; popping the page calls `dismiss`.
package struct NavigationPresenter<Destination: View>: ViewModifier {
  let isPresented: Bool
  let dismiss: () -> Void
  /// Whether the page stays in the column of a split view around.
  var isInColumn = false
  let destination: () -> Destination
  @State private var target = NavigationTarget(AnyView(EmptyView()))
  @Environment(\.navigation) private var detail
  @Environment(\.columnNavigation) private var column

  package func body(content: Content) -> some View {
    // Make the destination only while it is presented.
    let view = isPresented ? AnyView(destination()) : target.last
    content
      .modifier(NavigationTargetModifier(destination: view, target: target))
      .onChange(of: isPresented, initial: true) { _, isPresented in
        guard let navigation = isInColumn ? column ?? detail : detail else { return }
        if isPresented {
          target.didPop = dismiss
          target.last = view
          navigation.push(.view(target))
        } else {
          navigation.remove(target)
        }
      }
  }
}

extension View {
  /// Sets the destination for values of type `D` in the enclosing navigation stack.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modifier(NavigationDestinationModifier(destination: destination)) }

  /// Pushes a page while the binding is true; popping the page sets it to false.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      NavigationPresenter(
        isPresented: isPresented.wrappedValue, dismiss: { isPresented.wrappedValue = false },
        destination: destination))
  }

  /// Pushes a page while the binding holds an item; popping the page sets it to nil.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      NavigationPresenter(
        isPresented: item.wrappedValue != nil, dismiss: { item.wrappedValue = nil },
        destination: { item.wrappedValue.map(destination) }))
  }
}
