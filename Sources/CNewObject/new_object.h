#pragma once

// `init()` of Foundation's NSObject in the tables of its subclasses, and NSObject itself: Swift's ABI ("Class Metadata" of
// docs/ABI/TypeMetadata.rst in the Swift repository).
extern const char apus_nsobject_init[] __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char apus_nsobject[] __asm__("$s10Foundation8NSObjectCMn");
// Of Swift's runtime: a class's own function for a method of a class that it inherits from.
extern void *swift_lookUpClassMethod(const void *type, const void *method, const void *declaring_class);

// A new object of a subclass of NSObject, made by the `init()` that the class has; the caller owns it. Objective-C's `new`:
// Swift calls an initialiser of a class that it does not know only where every subclass must have it, and NSObject's is none
// of those.
static inline void *apus_new_object(const void *type) {
  typedef __attribute__((swiftcall)) void *(*initializer)(__attribute__((swift_context)) const void *);
  return ((initializer)swift_lookUpClassMethod(type, apus_nsobject_init, apus_nsobject))(type);
}
