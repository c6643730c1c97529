/// Whether the process is run under a sanitizer, which keeps what was freed.
#if APUS_SEPARATE_PAYLOADS
  let keepsFreedMemory = true
#else
  let keepsFreedMemory = false
#endif
