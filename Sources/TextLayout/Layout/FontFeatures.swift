import CText

/// The OpenType features that attributes ask for.
enum FontFeatures {
  static func list(_ attributes: TextRunAttributes) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    func set(_ tag: StaticString, _ value: UInt32) {
      features.append(hb_feature_t(tag: Face.tag(tag), value: value, start: 0, end: .max))
    }
    if attributes.font.monospacedDigits { set("tnum", 1) }
    if attributes.font.smallCaps { set("smcp", 1) }
    if attributes.tracking != 0 {
      set("liga", 0)
      set("clig", 0)
    }
    return features
  }
}
