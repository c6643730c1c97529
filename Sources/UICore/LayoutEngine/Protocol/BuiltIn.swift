/// A layout or shape of Apus whose requirements call no code of a program, so that nobody has to watch what they read.
nonisolated package protocol BuiltIn {}
