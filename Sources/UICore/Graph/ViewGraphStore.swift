/// What a feature keeps for all views of an app: a cache, an index. The view graph holds one of each type.
protocol ViewGraphStore: AnyObject {
  init()
}
