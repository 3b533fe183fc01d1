/* Stands between a server and its disk (LD_PRELOAD): records what happens to the files of one
 * folder, and makes operations fail when a test says so. tests/faults/shim.py is its other half and
 * has the same two shapes, `header` and `rule`.
 *
 * MALECON_SHIM_FOLDER   the folder, resolved
 * MALECON_SHIM_TRACE    where every change of a file, and every answer to a client, is written down
 * MALECON_SHIM_CONTROL  rules for failures and the offset of the wall clock, mapped and shared
 *
 * A write is noted after it was done, a sync before and after, an answer before it is sent: so a
 * trace never promises more than the disk held. A note is one append, which the kernel keeps whole;
 * no lock is held, so that the order among threads stays what it would be without us.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#define FILES 65536
#define RULES 8
#define KILL (-1)

enum { WRITE = 1, EXTEND = 2, SYNC = 4, READ = 8, CREATE = 16, PIPE = 32 };

struct header {
    uint32_t length; /* of the data behind it */
    uint8_t what;
    uint8_t unused[3];
    int32_t process;
    int32_t name; /* of the data: so many bytes are a file's name */
    uint64_t inode;
    int64_t at; /* offset, size, or number of a sync */
} __attribute__((packed));

struct rule {
    int32_t operations; /* which; 0 for a rule that is off */
    int32_t error;      /* errno, KILL, or 0: a sync that is said to be done and is not */
    _Atomic int32_t skip;
    _Atomic int32_t left; /* how often; below 0: while it is on */
    _Atomic int32_t hits;
    char name[44]; /* that a file's name must end with */
};

struct control {
    _Atomic int64_t offset; /* nanoseconds added to the wall clock */
    struct rule rules[RULES];
};

static char folder[PATH_MAX];
static size_t folder_length;
static int trace = -1;
static struct control *control;
static uint64_t inode_of[FILES]; /* 0: not one of the folder's */
static char *name_of[FILES];
static _Atomic int64_t syncs;

#define REAL(type, name, ...)                                  \
    static type (*real)(__VA_ARGS__);                          \
    if (!real) real = (type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static int plain_close(int file) {
    REAL(int, "close", int);
    return real(file);
}

__attribute__((constructor)) static void begin(void) {
    const char *where = getenv("MALECON_SHIM_FOLDER");
    if (!where) return;
    snprintf(folder, sizeof folder, "%s", where);
    REAL(int, "open64", const char *, int, ...);
    if ((where = getenv("MALECON_SHIM_TRACE"))) {
        int found = real(where, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        trace = fcntl(found, F_DUPFD_CLOEXEC, 900); /* out of the way of who counts on numbers */
        plain_close(found);
    }
    if ((where = getenv("MALECON_SHIM_CONTROL"))) {
        int found = real(where, O_RDWR | O_CLOEXEC);
        void *map = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, found, 0);
        if (map != MAP_FAILED) control = map;
        plain_close(found);
    }
    folder_length = strlen(folder);
}

/* Notes */

static void note(int what, uint64_t inode, int64_t at, const char *name, const struct iovec *data,
                 int parts, size_t length) {
    if (trace < 0) return;
    REAL(ssize_t, "writev", int, const struct iovec *, int);
    int before = errno;
    size_t named = strlen(name);
    struct header header = {named + length, what, {0}, getpid(), named, inode, at};
    struct iovec all[parts + 2];
    all[0] = (struct iovec){&header, sizeof header};
    all[1] = (struct iovec){(void *)name, named};
    int count = 2;
    for (int part = 0; part < parts && length; part++) {
        size_t some = data[part].iov_len < length ? data[part].iov_len : length;
        all[count++] = (struct iovec){data[part].iov_base, some};
        length -= some;
    }
    if (real(trace, all, count) < 0) abort();
    errno = before;
}

/* The name below the folder, or NULL. */
static const char *below(const char *path) {
    if (!folder_length || strncmp(path, folder, folder_length)) return NULL;
    if (path[folder_length] == 0) return "";
    return path[folder_length] == '/' ? path + folder_length + 1 : NULL;
}

static int is_ours(int file) { return file >= 0 && file < FILES && inode_of[file]; }

/* Failures */

static int fails(int operation, const char *name) {
    if (!control) return 0;
    for (struct rule *rule = control->rules; rule < control->rules + RULES; rule++) {
        if (!(rule->operations & operation)) continue;
        size_t end = strlen(rule->name), all = strlen(name);
        if (end > all || strcmp(name + all - end, rule->name)) continue;
        if (rule->skip > 0 && rule->skip-- > 0) continue;
        if (rule->left == 0 || (rule->left > 0 && rule->left-- <= 0)) continue;
        rule->hits++;
        if (rule->error == KILL) kill(getpid(), SIGKILL);
        errno = rule->error;
        return 1;
    }
    return 0;
}

static int write_fails(int file, int64_t end) {
    struct stat found;
    int operation = WRITE;
    if (!fstat(file, &found) && end > found.st_size) operation |= EXTEND;
    return fails(operation, name_of[file]);
}

/* Opening and closing */

static int opened(int file, int flags, int is_new) {
    if (file < 0 || file >= FILES || !folder_length) return file;
    char link[64], path[PATH_MAX + 1];
    int before = errno;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, PATH_MAX);
    path[length > 0 ? length : 0] = 0;
    const char *name = below(path);
    struct stat found;
    if (name && !fstat(file, &found)) {
        inode_of[file] = found.st_ino;
        free(name_of[file]);
        name_of[file] = strdup(name);
        if (is_new) note('c', found.st_ino, 0, name, NULL, 0, 0);
        else if (flags & O_TRUNC) note('t', found.st_ino, 0, name, NULL, 0, 0);
    }
    errno = before;
    return file;
}

static int lacks(int where, const char *path, int flags) {
    struct stat found;
    return folder_length && (flags & O_CREAT) && fstatat(where, path, &found, 0) != 0;
}

static int may_not_create(const char *path, int is_new) {
    const char *name = is_new ? below(path) : NULL;
    return name && fails(CREATE, name);
}

#define OPEN(symbol)                                                           \
    int symbol(const char *path, int flags, ...) {                             \
        REAL(int, #symbol, const char *, int, ...);                            \
        va_list rest;                                                          \
        va_start(rest, flags);                                                 \
        mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
        va_end(rest);                                                          \
        int is_new = lacks(AT_FDCWD, path, flags);                             \
        if (may_not_create(path, is_new)) return -1;                           \
        return opened(real(path, flags, mode), flags, is_new);                 \
    }
OPEN(open)
OPEN(open64)

#define OPENAT(symbol)                                                         \
    int symbol(int where, const char *path, int flags, ...) {                  \
        REAL(int, #symbol, int, const char *, int, ...);                       \
        va_list rest;                                                          \
        va_start(rest, flags);                                                 \
        mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
        va_end(rest);                                                          \
        int is_new = lacks(where, path, flags);                                \
        if (may_not_create(path, is_new)) return -1;                           \
        return opened(real(where, path, flags, mode), flags, is_new);          \
    }
OPENAT(openat)
OPENAT(openat64)

int creat(const char *path, mode_t mode) { return open(path, O_CREAT | O_WRONLY | O_TRUNC, mode); }
int creat64(const char *path, mode_t mode) { return creat(path, mode); }

int close(int file) {
    if (file >= 0 && file < FILES) inode_of[file] = 0;
    return plain_close(file);
}

/* Writing; what is no file of the folder may be a socket */

static int64_t total(const struct iovec *data, int parts) {
    int64_t length = 0;
    for (int part = 0; part < parts; part++) length += data[part].iov_len;
    return length;
}

static void note_answer(int file, const struct iovec *data, int parts) {
    struct stat found;
    if (trace < 0 || fstat(file, &found) || !S_ISSOCK(found.st_mode)) return;
    for (int part = 0; part < parts; part++) {
        const void *said = data[part].iov_base;
        size_t length = data[part].iov_len;
        if (memmem(said, length, "{\"ack\"", 6) || memmem(said, length, "{\"refused\"", 10) ||
            (length > 1 && *(const char *)said == '{')) { /* the body of an HTTP answer */
            note('a', 0, file, "", data, parts, total(data, parts));
            return;
        }
    }
}

static ssize_t wrote(int file, ssize_t length, int64_t at, const struct iovec *data, int parts) {
    if (length > 0) note('w', inode_of[file], at, name_of[file], data, parts, length);
    return length;
}

static int64_t place(int file) { return lseek(file, 0, SEEK_CUR); }

ssize_t write(int file, const void *data, size_t length) {
    REAL(ssize_t, "write", int, const void *, size_t);
    struct iovec one = {(void *)data, length};
    if (!is_ours(file)) {
        note_answer(file, &one, 1);
        return real(file, data, length);
    }
    if (write_fails(file, place(file) + length)) return -1;
    ssize_t done = real(file, data, length);
    return wrote(file, done, place(file) - done, &one, 1);
}

ssize_t writev(int file, const struct iovec *data, int parts) {
    REAL(ssize_t, "writev", int, const struct iovec *, int);
    if (!is_ours(file)) {
        note_answer(file, data, parts);
        return real(file, data, parts);
    }
    if (write_fails(file, place(file) + total(data, parts))) return -1;
    ssize_t done = real(file, data, parts);
    return wrote(file, done, place(file) - done, data, parts);
}

#define PWRITE(symbol)                                                         \
    ssize_t symbol(int file, const void *data, size_t length, off64_t at) {    \
        REAL(ssize_t, #symbol, int, const void *, size_t, off64_t);            \
        if (!is_ours(file)) return real(file, data, length, at);               \
        if (write_fails(file, at + length)) return -1;                         \
        struct iovec one = {(void *)data, length};                             \
        return wrote(file, real(file, data, length, at), at, &one, 1);         \
    }
PWRITE(pwrite)
PWRITE(pwrite64)

#define PWRITEV(symbol)                                                                \
    ssize_t symbol(int file, const struct iovec *data, int parts, off64_t at) {        \
        REAL(ssize_t, #symbol, int, const struct iovec *, int, off64_t);               \
        if (!is_ours(file)) return real(file, data, parts, at);                        \
        if (write_fails(file, at + total(data, parts))) return -1;                     \
        return wrote(file, real(file, data, parts, at), at, data, parts);              \
    }
PWRITEV(pwritev)
PWRITEV(pwritev64)

#define PWRITEV2(symbol)                                                               \
    ssize_t symbol(int file, const struct iovec *data, int parts, off64_t at, int how) { \
        REAL(ssize_t, #symbol, int, const struct iovec *, int, off64_t, int);          \
        if (!is_ours(file)) return real(file, data, parts, at, how);                   \
        if (write_fails(file, at + total(data, parts))) return -1;                     \
        return wrote(file, real(file, data, parts, at, how), at, data, parts);         \
    }
PWRITEV2(pwritev2)
PWRITEV2(pwritev64v2)

ssize_t send(int file, const void *data, size_t length, int flags) {
    REAL(ssize_t, "send", int, const void *, size_t, int);
    struct iovec one = {(void *)data, length};
    note_answer(file, &one, 1);
    return real(file, data, length, flags);
}

ssize_t sendto(int file, const void *data, size_t length, int flags, const struct sockaddr *to,
               socklen_t size) {
    REAL(ssize_t, "sendto", int, const void *, size_t, int, const struct sockaddr *, socklen_t);
    struct iovec one = {(void *)data, length};
    note_answer(file, &one, 1);
    return real(file, data, length, flags, to, size);
}

ssize_t sendmsg(int file, const struct msghdr *message, int flags) {
    REAL(ssize_t, "sendmsg", int, const struct msghdr *, int);
    note_answer(file, message->msg_iov, message->msg_iovlen);
    return real(file, message, flags);
}

#define FTRUNCATE(symbol)                                                      \
    int symbol(int file, off64_t size) {                                       \
        REAL(int, #symbol, int, off64_t);                                      \
        if (!is_ours(file)) return real(file, size);                           \
        if (write_fails(file, size)) return -1;                                \
        int done = real(file, size);                                           \
        if (!done) note('t', inode_of[file], size, name_of[file], NULL, 0, 0); \
        return done;                                                           \
    }
FTRUNCATE(ftruncate)
FTRUNCATE(ftruncate64)

/* Syncs: what was noted before the first of the two notes is on the disk after the second */

#define SYNCING(symbol)                                                        \
    int symbol(int file) {                                                     \
        REAL(int, #symbol, int);                                               \
        if (!is_ours(file)) return real(file);                                 \
        if (fails(SYNC, name_of[file])) return errno ? -1 : 0;                 \
        int64_t number = ++syncs;                                              \
        note('b', inode_of[file], number, name_of[file], NULL, 0, 0);          \
        int done = real(file);                                                 \
        if (!done) note('s', inode_of[file], number, name_of[file], NULL, 0, 0); \
        return done;                                                           \
    }
SYNCING(fsync)
SYNCING(fdatasync)

/* Names */

static int unlinked(int done, const char *path) {
    const char *name = below(path);
    if (!done && name) note('u', 0, 0, name, NULL, 0, 0);
    return done;
}

int unlink(const char *path) {
    REAL(int, "unlink", const char *);
    return unlinked(real(path), path);
}

int unlinkat(int where, const char *path, int flags) {
    REAL(int, "unlinkat", int, const char *, int);
    return unlinked(real(where, path, flags), path);
}

static int renamed(int done, const char *from, const char *to) {
    const char *old = below(from), *new = below(to);
    if (done || (!old && !new)) return done;
    if (!old || !new) abort(); /* into or out of the folder: nobody does that */
    struct iovec one = {(void *)new, strlen(new)};
    note('r', 0, 0, old, &one, 1, one.iov_len);
    return done;
}

int rename(const char *from, const char *to) {
    REAL(int, "rename", const char *, const char *);
    return renamed(real(from, to), from, to);
}

int renameat(int where, const char *from, int there, const char *to) {
    REAL(int, "renameat", int, const char *, int, const char *);
    return renamed(real(where, from, there, to), from, to);
}

/* Reading */

ssize_t read(int file, void *data, size_t length) {
    REAL(ssize_t, "read", int, void *, size_t);
    if (is_ours(file) && fails(READ, name_of[file])) return -1;
    return real(file, data, length);
}

#define PREAD(symbol)                                                          \
    ssize_t symbol(int file, void *data, size_t length, off64_t at) {          \
        REAL(ssize_t, #symbol, int, void *, size_t, off64_t);                  \
        if (is_ours(file) && fails(READ, name_of[file])) return -1;            \
        return real(file, data, length, at);                                   \
    }
PREAD(pread)
PREAD(pread64)

/* Pipes: without one no process can be started */

int pipe(int files[2]) {
    REAL(int, "pipe", int *);
    return fails(PIPE, "") ? -1 : real(files);
}

int pipe2(int files[2], int flags) {
    REAL(int, "pipe2", int *, int);
    return fails(PIPE, "") ? -1 : real(files, flags);
}

/* The wall clock */

static void move(int64_t *seconds, int64_t *nanoseconds) {
    int64_t all = *nanoseconds + (control ? control->offset % 1000000000 : 0);
    *seconds += (control ? control->offset / 1000000000 : 0);
    if (all < 0) all += 1000000000, *seconds -= 1;
    if (all >= 1000000000) all -= 1000000000, *seconds += 1;
    *nanoseconds = all;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    REAL(int, "clock_gettime", clockid_t, struct timespec *);
    int done = real(clock, time);
    if (!done && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        move(&time->tv_sec, &time->tv_nsec);
    return done;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    REAL(int, "gettimeofday", struct timeval *, void *);
    int done = real(time, zone);
    int64_t nanoseconds = time->tv_usec * 1000;
    if (!done) move(&time->tv_sec, &nanoseconds);
    time->tv_usec = nanoseconds / 1000;
    return done;
}

time_t time(time_t *place_for) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (place_for) *place_for = now.tv_sec;
    return now.tv_sec;
}
