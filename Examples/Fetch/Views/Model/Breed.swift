import SwiftUI

/// What a dog looks like.
struct Breed: Hashable, Sendable {
  enum Ears: Hashable, Sendable { case pointed, hanging, folded }

  let name: String
  let origin: String
  let ears: Ears
  let coat: Color
  let marking: Color
  /// The width of the head divided by its height.
  var breadth: CGFloat = 0.86
}

extension Breed {
  static let all = [
    Breed(name: "Akita", origin: "Japan", ears: .pointed, coat: .apricot, marking: .cream, breadth: 0.98),
    Breed(name: "Basenji", origin: "Congo", ears: .pointed, coat: .rust, marking: .cream),
    Breed(name: "Beagle", origin: "England", ears: .hanging, coat: .rust, marking: .cream),
    Breed(name: "Bernese Mountain Dog", origin: "Switzerland", ears: .hanging, coat: .coal, marking: .rust),
    Breed(name: "Border Collie", origin: "Scotland", ears: .folded, coat: .coal, marking: .cream),
    Breed(name: "Boxer", origin: "Germany", ears: .folded, coat: .sand, marking: .chocolate, breadth: 0.98),
    Breed(name: "Chihuahua", origin: "Mexico", ears: .pointed, coat: .sand, marking: .cream, breadth: 0.95),
    Breed(name: "Dachshund", origin: "Germany", ears: .hanging, coat: .chocolate, marking: .rust, breadth: 0.72),
    Breed(name: "German Shepherd", origin: "Germany", ears: .pointed, coat: .chocolate, marking: .sand),
    Breed(name: "Golden Retriever", origin: "Scotland", ears: .hanging, coat: .gold, marking: .cream),
    Breed(name: "Irish Setter", origin: "Ireland", ears: .hanging, coat: .rust, marking: .apricot, breadth: 0.74),
    Breed(name: "Jack Russell Terrier", origin: "England", ears: .folded, coat: .cream, marking: .rust),
    Breed(name: "Labrador Retriever", origin: "Canada", ears: .hanging, coat: .coal, marking: .slate),
    Breed(name: "Newfoundland", origin: "Canada", ears: .hanging, coat: .chocolate, marking: .chocolate, breadth: 1),
    Breed(name: "Poodle", origin: "France", ears: .hanging, coat: .apricot, marking: .gold, breadth: 0.76),
    Breed(name: "Samoyed", origin: "Siberia", ears: .pointed, coat: .cream, marking: .cream, breadth: 1),
    Breed(name: "Shiba Inu", origin: "Japan", ears: .pointed, coat: .gold, marking: .cream, breadth: 0.95),
    Breed(name: "Siberian Husky", origin: "Siberia", ears: .pointed, coat: .slate, marking: .cream),
    Breed(name: "Vizsla", origin: "Hungary", ears: .hanging, coat: .rust, marking: .rust, breadth: 0.76),
    Breed(name: "Weimaraner", origin: "Germany", ears: .hanging, coat: .slate, marking: .slate, breadth: 0.76),
  ]
}

extension Color {
  fileprivate static let apricot = Color(red: 0.91, green: 0.68, blue: 0.47)
  fileprivate static let chocolate = Color(red: 0.36, green: 0.23, blue: 0.16)
  fileprivate static let coal = Color(red: 0.17, green: 0.17, blue: 0.19)
  fileprivate static let cream = Color(red: 0.97, green: 0.93, blue: 0.86)
  fileprivate static let gold = Color(red: 0.87, green: 0.65, blue: 0.32)
  fileprivate static let rust = Color(red: 0.66, green: 0.36, blue: 0.18)
  fileprivate static let sand = Color(red: 0.80, green: 0.64, blue: 0.44)
  fileprivate static let slate = Color(red: 0.47, green: 0.49, blue: 0.53)
}
