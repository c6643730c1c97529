extension EditScript {
  /// A small script that still fails.
  ///
  /// Takes away steps and parts of the tree as long as `fails` says so; that many runs are made at most.
  func shrunk(runs: Int = 400, _ fails: (EditScript) -> Bool) -> EditScript {
    var best = self
    var runsLeft = runs
    var hasShrunk = true
    while hasShrunk, runsLeft > 0 {
      hasShrunk = false
      for candidate in best.smaller where runsLeft > 0 {
        runsLeft -= 1
        guard fails(candidate) else { continue }
        best = candidate
        hasShrunk = true
        break
      }
    }
    return best
  }

  /// Scripts with one thing less.
  private var smaller: [EditScript] {
    let fewerSteps = steps.indices.map { index in
      var script = self
      script.steps.remove(at: index)
      return script
    }
    let calmer = steps.indices.filter { steps[$0].isAnimated }.map { index in
      var script = self
      script.steps[index].isAnimated = false
      return script
    }
    return fewerSteps + tree.smaller.map { EditScript(tree: $0, steps: steps) } + calmer
  }
}

extension ScriptNode {
  /// Trees with one thing less.
  fileprivate var smaller: [ScriptNode] {
    var trees = children
    for index in children.indices {
      var tree = self
      tree.children.remove(at: index)
      trees.append(tree)
    }
    if change != .none {
      var tree = self
      tree.change = .none
      trees.append(tree)
    }
    for index in children.indices {
      for child in children[index].smaller {
        var tree = self
        tree.children[index] = child
        trees.append(tree)
      }
    }
    return trees
  }
}

extension ScriptNode: CustomStringConvertible {
  /// As an expression of Swift.
  var description: String {
    "ScriptNode(id: \(id), kind: .\(kind), change: .\(change), number: \(number), isOn: \(isOn), children: \(children))"
  }
}

extension EditScript.Step: CustomStringConvertible {
  /// As an expression of Swift.
  var description: String { ".init(action: .\(action), isAnimated: \(isAnimated), seed: \(seed))" }
}
