/* A disk that fails to order, put before the C library by LD_PRELOAD. The file that NARABE_TEST_DISK names holds one
 * order, such as "kill write 37": what happens, to which call on the database's files, at which of them. `kill` and
 * `half` (only half of it is written, then it dies) strike at the one call; `enospc`, `erofs` and `eio` at every so many.
 * Calls are `read`, `write` and `sync`. An order counts from where it was given; an empty file is a disk that is well. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char order[64], fault[16], kind[16];
static int at, reads, writes, syncs;

static int is_database(int file) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return strstr(path, "/narabe.db") != NULL;
}

static void read_order(void) {
    char now[sizeof order] = {0};
    const char *path = getenv("NARABE_TEST_DISK");
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file >= 0) {
        if (read(file, now, sizeof now - 1) < 0) now[0] = 0;
        close(file);
    }
    if (strcmp(now, order) == 0) return;
    strcpy(order, now);
    reads = writes = syncs = at = 0;
    fault[0] = kind[0] = 0;
    sscanf(now, "%15s %15s %d", fault, kind, &at);
}

/* What happens to this call: a word of the order, or nothing. */
static const char *strikes(int file, const char *call, int *count) {
    if (!is_database(file)) return "";
    pthread_mutex_lock(&lock);
    read_order();
    int number = ++*count, once = strcmp(fault, "kill") == 0 || strcmp(fault, "half") == 0;
    int now = at > 0 && strcmp(kind, call) == 0 && (once ? number == at : number % at == 0);
    pthread_mutex_unlock(&lock);
    return now ? fault : "";
}

static int fails(const char *what) {
    if (strcmp(what, "kill") == 0) kill(getpid(), SIGKILL);
    if (strcmp(what, "enospc") == 0) errno = ENOSPC;
    else if (strcmp(what, "erofs") == 0) errno = EROFS;
    else if (strcmp(what, "eio") == 0) errno = EIO;
    else return 0;
    return 1;
}

ssize_t pread64(int file, void *bytes, size_t length, off64_t offset) {
    static ssize_t (*real)(int, void *, size_t, off64_t);
    if (!real) real = (ssize_t (*)(int, void *, size_t, off64_t))dlsym(RTLD_NEXT, "pread64");
    return fails(strikes(file, "read", &reads)) ? -1 : real(file, bytes, length, offset);
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t offset) {
    static ssize_t (*real)(int, const void *, size_t, off64_t);
    if (!real) real = (ssize_t (*)(int, const void *, size_t, off64_t))dlsym(RTLD_NEXT, "pwrite64");
    const char *what = strikes(file, "write", &writes);
    if (strcmp(what, "half") == 0) {
        real(file, bytes, length / 2, offset);
        kill(getpid(), SIGKILL);
    }
    return fails(what) ? -1 : real(file, bytes, length, offset);
}

int fsync(int file) {
    static int (*real)(int);
    if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    return fails(strikes(file, "sync", &syncs)) ? -1 : real(file);
}
