extension SymbolCatalog {
  /// Arrows and chevrons.
  static let arrows: [String: String] = [
    "chevron.right": "s M 8.4 4 L 16 12 L 8.4 20",
    "chevron.left": "s M 15.6 4 L 8 12 L 15.6 20",
    "chevron.up": "s M 4 15.8 L 12 8.2 L 20 15.8",
    "chevron.down": "s M 4 8.2 L 12 15.8 L 20 8.2",
    "chevron.up.chevron.down": "s M 7 9.2 L 12 4.2 L 17 9.2 M 7 14.8 L 12 19.8 L 17 14.8",
    "arrow.right": "s M 3.6 12 H 20.2 W 20.2 12 0 8.8",
    "arrow.left": "s M 20.4 12 H 3.8 W 3.8 12 180 8.8",
    "arrow.up": "s M 12 20.4 V 3.8 W 12 3.8 -90 8.8",
    "arrow.down": "s M 12 3.6 V 20.2 W 12 20.2 90 8.8",
    "arrow.up.right": "s M 5.6 18.4 L 18 6 M 8.4 6 H 18 V 15.6",
    "arrow.up.left": "s M 18.4 18.4 L 6 6 M 15.6 6 H 6 V 15.6",
    "arrow.down.right": "s M 5.6 5.6 L 18 18 M 8.4 18 H 18 V 8.4",
    "arrow.down.left": "s M 18.4 5.6 L 6 18 M 15.6 18 H 6 V 8.4",
    "arrow.left.and.right": "s M 2.6 12 H 21.4 W 2.6 12 180 6.6 W 21.4 12 0 6.6",
    "arrow.up.and.down": "s M 12 2.6 V 21.4 W 12 2.6 -90 6.6 W 12 21.4 90 6.6",
    "arrow.up.arrow.down": "s M 7.2 20 V 4 W 7.2 4 -90 6.4 M 16.8 4 V 20 W 16.8 20 90 6.4",
    "arrow.left.arrow.right": "s M 20 7.2 H 4 W 4 7.2 180 6.4 M 4 16.8 H 20 W 20 16.8 0 6.4",
    "arrow.up.left.and.arrow.down.right": "s M 10 10 L 4 4 M 10 4 H 4 V 10 M 14 14 L 20 20 M 14 20 H 20 V 14",
    "arrow.clockwise": "s A 12 12.9 8.1 -2 288 W 14.5 5.2 24 4.6",
    "arrow.counterclockwise": "s A 12 12.9 8.1 182 -108 W 9.5 5.2 156 4.6",
    "arrow.triangle.2.circlepath":
      """
    s A 12 12 8.4 195 325 W 18.88 7.18 52 5.4 A 12 12 8.4 15 145 W 5.12 16.82 232 5.4
    """,
    "arrowshape.turn.up.left":
      """
    o M 10.4 5.2 V 9 C 16.8 9.2 20.6 12.4 21.2 18.6 C 18.8 15.6 15.8 14.2 10.4 14.2 V 18 C 10.4 18.8 9.7 19.1 9.1 \
    18.5 L 2.8 12.4 C 2.3 11.9 2.3 11.3 2.8 10.8 L 9.1 4.7 C 9.7 4.1 10.4 4.4 10.4 5.2 Z
    """,
    "arrowshape.turn.up.right":
      """
    o M 13.6 5.2 V 9 C 7.2 9.2 3.4 12.4 2.8 18.6 C 5.2 15.6 8.2 14.2 13.6 14.2 V 18 C 13.6 18.8 14.3 19.1 14.9 18.5 \
    L 21.2 12.4 C 21.7 11.9 21.7 11.3 21.2 10.8 L 14.9 4.7 C 14.3 4.1 13.6 4.4 13.6 5.2 Z
    """,
    "arrow.uturn.backward": "s M 4 9 H 14.6 C 18.2 9 20.4 11 20.4 14 C 20.4 17 18.2 19 14.6 19 H 10 W 4 9 180 7",
    "arrow.uturn.forward": "s M 20 9 H 9.4 C 5.8 9 3.6 11 3.6 14 C 3.6 17 5.8 19 9.4 19 H 14 W 20 9 0 7",
    "repeat":
      """
    s M 3.8 11.4 V 9.6 C 3.8 7.6 5.2 6.4 7.2 6.4 H 19.8 W 19.8 6.4 0 5 M 20.2 12.6 V 14.4 C 20.2 16.4 18.8 17.6 \
    16.8 17.6 H 4.2 W 4.2 17.6 180 5
    """,
    "shuffle":
      """
    s M 2.8 7 H 6 C 10.8 7 11.6 17 16.4 17 H 20.8 W 20.8 17 0 4.6 M 2.8 17 H 6 C 10.8 17 11.6 7 16.4 7 H 20.8 W \
    20.8 7 0 4.6
    """,
    "square.and.arrow.up":
      """
    o M 8.4 8.8 H 7.2 C 5.4 8.8 4.6 9.6 4.6 11.4 V 18.4 C 4.6 20.2 5.4 21 7.2 21 H 16.8 C 18.6 21 19.4 20.2 19.4 \
    18.4 V 11.4 C 19.4 9.6 18.6 8.8 16.8 8.8 H 15.6 ; k M 12 2.6 V 7.4 W 12 2.6 -90 5 ; s M 12 8.8 V 14.4
    """,
    "square.and.arrow.down":
      """
    o M 8.4 8.8 H 7.2 C 5.4 8.8 4.6 9.6 4.6 11.4 V 18.4 C 4.6 20.2 5.4 21 7.2 21 H 16.8 C 18.6 21 19.4 20.2 19.4 \
    18.4 V 11.4 C 19.4 9.6 18.6 8.8 16.8 8.8 H 15.6 ; k M 12 2.6 V 7.4 ; s M 12 8.8 V 14.8 W 12 14.8 90 5
    """,
  ]
}
