export interface WorkQueue {
  /** Runs the work after all earlier work. `running`: the owner has work in the queue. `full`: the queue is full. */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result | 'running' | 'full'>;
}

/** Runs one piece of work at a time. The queue holds one of each owner, and `maxSize` in total. */
export function createWorkQueue(maxSize: number): WorkQueue {
  const owners = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    async run(owner, work) {
      if (owners.has(owner)) return 'running';
      if (owners.size >= maxSize) return 'full';
      owners.add(owner);
      const done = last.then(work);
      last = done.catch(() => undefined).then(() => owners.delete(owner));
      return done;
    },
  };
}
