export interface WorkQueue {
  /**
   * Does the work when it is its turn. `running` when the owner has work here already, `full` when too many wait.
   */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result | 'running' | 'full'>;
}

/** Does one piece of work at a time, and one of each owner. `most` are here at once, waiting ones included. */
export function createWorkQueue(most: number): WorkQueue {
  const owners = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    async run(owner, work) {
      if (owners.has(owner)) return 'running';
      if (owners.size >= most) return 'full';
      owners.add(owner);
      const done = last.then(work);
      last = done.catch(() => undefined).then(() => owners.delete(owner));
      return done;
    },
  };
}
