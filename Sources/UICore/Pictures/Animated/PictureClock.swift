import AttributeGraph

/// What a picture that moves asks of what is around; timers and scroll views are no matter of a picture.
protocol PictureWaking: AnyObject {
  /// Changes when a time has come.
  var tick: Attribute<Int> { get }
  /// Whether anything of the view can show.
  var isInSight: Attribute<Bool> { get }
  /// - Parameter seconds: from now; nil for never.
  func wake(after seconds: Double?)
}

/// Makes what wakes pictures.
final class PictureClock: ViewGraphStore {
  var make: ((_ViewInputs) -> any PictureWaking)?
}
