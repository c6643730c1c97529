import Testing

@testable import TraceAnalysis

/// Demangled names as `swift demangle` prints them.
@Suite struct SymbolNameTests {
  @Test(
    arguments: [
      ("Views.Row.body.getter : some", "Views", "Row.body", "getter"),
      ("closure #1 () -> () in Views.Row.body.getter : some", "Views", "Row.body", "getter"),
      ("closure #2 @MainActor (Swift.Int) -> () in closure #1 in Views.f(a: Swift.Int) -> ()", "Views", "f", nil),
      (
        "key path getter for Views.ModelData.favorites : [Swift.Int] : Views.ModelData", "Views", "ModelData.favorites",
        nil
      ),
      ("Views.ModelData.favorites.setter : [Swift.Int]", "Views", "ModelData.favorites", "setter"),
      ("(extension in Views):SwiftUI.View.card(a: Swift.Int) -> some", "Views", "View.card", nil),
      ("Views.(Row in _1A2B).body.getter : some", "Views", "Row.body", "getter"),
      ("generic specialization <Swift.Int> of Views.Box.value.modify : A", "Views", "Box.value", "modify"),
      ("static Views.Main.$main() -> ()", "Views", "Main.$main", nil),
      ("main", "", "main", nil), ("", "", "", nil), ("((((", "", "((", nil),
    ] as [(String, String, String, String?)])
  func parts(text: String, module: String, path: String, accessor: String?) {
    let name = SymbolName(text)
    #expect(name.module == module && name.path == path && name.accessor == accessor, "\(name)")
  }

  @Test func bodies() {
    func type(_ mangled: String, _ demangled: String) -> String? { BodyFinder.type(mangled, demangled)?.type }
    #expect(type("$s5Views3RowV4bodyQrvg", "Views.Row.body.getter : some") == "Views.Row")
    #expect(type("$s5Views3RowV4bodyQrvg1aL_Sivg", "getter of a #1 : Swift.Int in Views.Row.body.getter : some") == nil)
    #expect(type("$s5Views4CardV4body7contentF", "Views.Card.body(content: Views.Content) -> some") == "Views.Card")
    let witness = "protocol witness for UI.View.body.getter : A.Body in conformance Views.Row<A> : UI.View in Views"
    #expect(type("$s5Views3RowVyxGTW", witness) == "Views.Row")
    let constrained = witness.replacing("Views.Row<A>", with: "<A where A: UI.View> Views.Row<A>")
    #expect(type("$s5Views3RowVyxGTW", constrained) == "Views.Row")
  }

  @Test func stacksShowNoTypesOfValues() {
    #expect(SymbolName.stored("Views.Row.body.getter : some") == "Views.Row.body.getter")
    #expect(
      SymbolName.stored("Views.Row.x.modify : Swift.Int with unmangled suffix \".resume.0\"") == "Views.Row.x.modify")
    #expect(SymbolName.stored("main") == "main")
  }

  @Test func outermostWrittenLineOfAWriteIsItsLocation() {
    func frame(_ function: String, _ file: String, _ line: Int) -> StackFrame {
      StackFrame(function: function, module: "App", location: SourceLocation(file: file, line: line))
    }
    let frames = [
      frame("TraceRecorder.TraceRecorder.write() -> ()", "/apus/TraceRecorder.swift", 9),
      frame("Views.ModelData.withMutation(keyPath: Swift.Int) -> ()", "/b/@__swiftmacro_5Views9ModelDataC.swift", 4),
      frame("Views.ModelData.favorites.setter", "/app/ModelData.swift", 3),
      frame("closure #1 () -> () in Views.Row.body.getter", "/app/Row.swift", 19),
      frame("Views.Row.body.getter", "/app/Row.swift", 12),
    ]
    let property = Property(owner: "ModelData", name: "favorites")
    #expect(OwnCode.location(in: frames, writing: property)?.description == "Row.swift:19")
    #expect(OwnCode.location(in: Array(frames.prefix(3)), writing: property)?.description == "ModelData.swift:3")
    #expect(OwnCode.location(in: Array(frames.prefix(2)), writing: property) == nil)
  }
}
