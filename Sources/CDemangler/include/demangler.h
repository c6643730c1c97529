#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Demangles Swift names in a child process, which may die of one without harm.
///
/// A name of 160 bytes can stand for a text of gigabytes, because parts of it refer to earlier parts. The runtime's
/// demangler has no limit, and nobody but the system can stop it.
///
/// - Parameters:
///   - names: `count` names, each with a zero at its end.
///   - text: no more bytes of a demangled name are wanted.
///   - seconds: the child's processor time.
///   - pid: the child, to be waited for.
/// - Returns: a pipe with one entry for each name, in order: a length of 32 bits, 0 for what is no Swift name, and as
///   many bytes. If it ends too early, the child died of the name whose entry is missing. -1 if there is no child.
int apus_start_demangling(const char *names, size_t count, uint32_t text, uint32_t seconds, pid_t *pid);
