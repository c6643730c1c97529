import Foundation

extension ViewHost {
  /// Something that is dragged elsewhere is over the window.
  ///
  /// - Parameter location: in points of the window.
  /// - Returns: what a drop would do now.
  package func dragMoved(_ content: DragContent, to location: CGPoint) -> DropOperation {
    let operation = router.drops.move(content, to: location)
    router.layer.show(content, at: location)
    router.layer.setBadge(operation == .copy)
    return operation
  }

  package func dragLeft() {
    router.drops.leave()
    router.layer.hide()
  }

  /// - Returns: what was done; `cancel` where no view took it.
  package func dragDropped(_ content: DragContent, at location: CGPoint) -> DropOperation {
    router.layer.hide()
    return router.drops.drop(content, at: location)
  }
}
