import { parentPort, Worker } from 'node:worker_threads';

/** Functions that a thread runs. Arguments and results pass between threads: plain values only. */
type Tasks = Readonly<Record<string, (...args: never[]) => unknown>>;

/** A request to the thread. The answer has the same id. */
interface TaskRequest {
  id: number;
  task: string;
  args: readonly unknown[];
}

type TaskAnswer = { id: number; result: unknown } | { id: number; error: { name: string; message: string } };

/**
 * Runs tasks in a worker thread: no request waits for their work. When the thread ends or takes too long, its tasks are
 * rejected, and the next task starts a new thread.
 */
export interface WorkerThread<Served extends Tasks> {
  run<Name extends keyof Served & string>(
    task: Name,
    ...args: Parameters<Served[Name]>
  ): Promise<Awaited<ReturnType<Served[Name]>>>;
  /** Ends the thread at once. A later task starts a new thread. */
  stop(): Promise<void>;
}

/** The thread ended before it answered. The task can be repeated. */
export class WorkerThreadError extends Error {
  override name = 'WorkerThreadError';
}

interface Options {
  /** In errors: `email` for "The email thread ended." */
  name: string;
  /** The module that runs in the thread. It calls `serveTasks`. */
  entry: string | URL;
  workerData: unknown;
  /** The thread is ended after this time. */
  deadlineMs: number;
  memoryMb: number;
}

interface Running {
  worker: Worker;
  pending: Map<number, { resolve(result: unknown): void; reject(error: Error): void }>;
  end(reason: string): Promise<void>;
}

/** The thread starts with the first task. */
export function createWorkerThread<Served extends Tasks>(options: Options): WorkerThread<Served> {
  const { name, entry, workerData, deadlineMs, memoryMb } = options;
  let running: Running | undefined;
  let lastId = 0;

  function start(): Running {
    // The thread gets neither the settings of the process nor its preloaded modules.
    const env = { NODE_ENV: process.env.NODE_ENV };
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
    const worker = new Worker(entry, { workerData, env, execArgv: [], resourceLimits });
    const pending: Running['pending'] = new Map();
    const started: Running = {
      worker,
      pending,
      async end(reason) {
        if (running === started) running = undefined;
        for (const { reject } of pending.values()) reject(new WorkerThreadError(reason));
        pending.clear();
        await worker.terminate();
      },
    };
    worker.on('message', (answer: TaskAnswer) => {
      const task = pending.get(answer.id);
      if ('error' in answer) task?.reject(Object.assign(new Error(answer.error.message), answer.error));
      else task?.resolve(answer.result);
    });
    worker.on('error', (error) => started.end(`The ${name} thread failed: ${error.message}`));
    worker.on('exit', () => started.end(`The ${name} thread ended.`));
    // The thread alone does not keep the process running.
    worker.unref();
    return started;
  }

  async function runTask(task: string, args: readonly unknown[]): Promise<unknown> {
    running ??= start();
    const { worker, pending, end } = running;
    lastId += 1;
    const id = lastId;
    const deadline = setTimeout(() => end(`The ${name} thread took more than ${deadlineMs} ms.`), deadlineMs);
    try {
      return await new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
        worker.postMessage({ id, task, args } satisfies TaskRequest);
      });
    } finally {
      clearTimeout(deadline);
      pending.delete(id);
    }
  }

  return {
    // Messages between threads have no types. Both sides use the types of the tasks.
    run: (async (task: string, ...args: readonly unknown[]) =>
      runTask(task, args)) as WorkerThread<Served>['run'],
    stop: async () => running?.end(`The ${name} thread was stopped.`),
  };
}

async function runRequest(tasks: Tasks, { id, task, args }: TaskRequest): Promise<TaskAnswer> {
  try {
    const run = tasks[task] as (...args: readonly unknown[]) => unknown;
    return { id, result: await run(...args) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { id, error: { name, message } };
  }
}

/** In the thread: answers the requests of `createWorkerThread`. */
export function serveTasks(tasks: Tasks): void {
  parentPort?.on('message', async (request: TaskRequest) =>
    parentPort?.postMessage(await runRequest(tasks, request)),
  );
}
