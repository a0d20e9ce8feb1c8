/*
 * A slow network between this machine and a network namespace, packet by packet: handshakes, slow start and queues are those of
 * the kernel. It needs no module of the kernel besides TUN.
 *
 * Usage: packet-network NAMESPACE DELAY_MS DOWN_KBIT UP_KBIT. It creates the devices bench0 here and bench1 in the namespace,
 * prints "up", and passes packets between them with a delay and a rate in each direction until it is ended.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <linux/if.h>
#include <linux/if_tun.h>
#include <poll.h>
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#define QUEUE_LENGTH 4096
#define PACKET_BYTES 2048
#define NEVER UINT64_MAX
/* A longer queue drops packets, like that of a phone network. */
#define MAX_QUEUED_NS 1500000000ull

struct packet {
  uint64_t arrives_at;
  ssize_t bytes;
  unsigned char data[PACKET_BYTES];
};

/* One direction. Times are in nanoseconds. */
struct direction {
  struct packet queue[QUEUE_LENGTH];
  int first, end, lost;
  uint64_t free_at, delay;
  double ns_per_byte;
};

static struct direction down, up;

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000ull + time.tv_nsec;
}

static int open_device(const char *name) {
  struct ifreq request = {.ifr_flags = IFF_TUN | IFF_NO_PI};
  int device = open("/dev/net/tun", O_RDWR | O_NONBLOCK);
  strncpy(request.ifr_name, name, IFNAMSIZ - 1);
  if (device < 0 || ioctl(device, TUNSETIFF, &request) < 0) {
    perror(name);
    exit(1);
  }
  return device;
}

static void receive(int device, struct direction *line) {
  for (;;) {
    struct packet *packet = &line->queue[line->end];
    packet->bytes = read(device, packet->data, PACKET_BYTES);
    if (packet->bytes <= 0) return;
    uint64_t time = now();
    int next = (line->end + 1) % QUEUE_LENGTH;
    if (line->free_at < time) line->free_at = time;
    if (next == line->first || line->free_at - time > MAX_QUEUED_NS) continue;
    line->free_at += (uint64_t)(packet->bytes * line->ns_per_byte);
    packet->arrives_at = line->free_at + line->delay;
    line->end = next;
  }
}

/* Delivers what has arrived. Returns the time of the next packet. */
static uint64_t deliver(int device, struct direction *line) {
  while (line->first != line->end) {
    struct packet *packet = &line->queue[line->first];
    if (packet->arrives_at > now()) return packet->arrives_at;
    /* A device that is not up loses the packet. */
    if (write(device, packet->data, packet->bytes) < 0) line->lost++;
    line->first = (line->first + 1) % QUEUE_LENGTH;
  }
  return NEVER;
}

int main(int count, char **arguments) {
  if (count != 5) return 2;
  char path[256];
  snprintf(path, sizeof path, "/var/run/netns/%s", arguments[1]);
  int here = open_device("bench0");
  int name_space = open(path, O_RDONLY);
  if (name_space < 0 || setns(name_space, CLONE_NEWNET) < 0) {
    perror("namespace");
    return 1;
  }
  int there = open_device("bench1");
  down.delay = up.delay = (uint64_t)(atof(arguments[2]) * 1e6);
  down.ns_per_byte = 8e6 / atof(arguments[3]);
  up.ns_per_byte = 8e6 / atof(arguments[4]);
  puts("up");
  fflush(stdout);
  for (;;) {
    uint64_t next_down = deliver(there, &down);
    uint64_t next_up = deliver(here, &up);
    uint64_t next = next_down < next_up ? next_down : next_up;
    uint64_t time = now();
    uint64_t wait = next > time ? next - time : 0;
    struct timespec timeout = {.tv_sec = wait / 1000000000ull, .tv_nsec = wait % 1000000000ull};
    struct pollfd devices[2] = {{here, POLLIN, 0}, {there, POLLIN, 0}};
    ppoll(devices, 2, next == NEVER ? NULL : &timeout, NULL);
    if (devices[0].revents) receive(here, &down);
    if (devices[1].revents) receive(there, &up);
  }
}
