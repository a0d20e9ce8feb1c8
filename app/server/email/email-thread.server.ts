import { Worker } from 'node:worker_threads';
import type { EmailTasks, EmailThreadOptions } from './email-tasks.server';

/** A request to the thread. The answer has the same id. */
export interface EmailRequest {
  id: number;
  task: keyof EmailTasks;
  args: readonly unknown[];
}

export type EmailAnswer =
  | { id: number; result: unknown }
  | { id: number; error: { name: string; message: string } };

type Task<Name extends keyof EmailTasks> = (
  ...args: Parameters<EmailTasks[Name]>
) => Promise<Awaited<ReturnType<EmailTasks[Name]>>>;

/**
 * Renders, composes and sends emails in a worker thread: no request waits for it, and response times do not show whether an
 * email was written. When the thread ends or takes too long, its tasks are rejected, and the next task starts a new thread.
 */
export type EmailThread = { readonly [Name in keyof EmailTasks]: Task<Name> } & {
  /** Ends the thread at once. A later task starts a new thread. */
  stop(): Promise<void>;
};

/** The thread ended before it answered. The task can be repeated. */
export class EmailThreadError extends Error {
  override name = 'EmailThreadError';
}

interface Options extends EmailThreadOptions {
  /** The module that runs in the thread. */
  entry: string | URL;
  /** The thread is ended after this time. It is longer than the timeouts of the mail server. */
  deadlineMs?: number;
}

const DEADLINE_MS = 120_000;
const MEMORY_MB = 192;

interface Running {
  worker: Worker;
  pending: Map<number, { resolve(result: unknown): void; reject(error: Error): void }>;
  end(reason: string): Promise<void>;
}

export function createEmailThread({ entry, deadlineMs = DEADLINE_MS, ...workerData }: Options): EmailThread {
  let running: Running | undefined;
  let lastId = 0;

  function start(): Running {
    // The thread gets neither the settings of the process nor its preloaded modules.
    const env = { NODE_ENV: process.env.NODE_ENV };
    const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB };
    const worker = new Worker(entry, { workerData, env, execArgv: [], resourceLimits });
    const pending: Running['pending'] = new Map();
    const started: Running = {
      worker,
      pending,
      async end(reason) {
        if (running === started) running = undefined;
        for (const { reject } of pending.values()) reject(new EmailThreadError(reason));
        pending.clear();
        await worker.terminate();
      },
    };
    worker.on('message', (answer: EmailAnswer) => {
      const task = pending.get(answer.id);
      if ('error' in answer) task?.reject(Object.assign(new Error(answer.error.message), answer.error));
      else task?.resolve(answer.result);
    });
    worker.on('error', (error) => started.end(`The email thread failed: ${error.message}`));
    worker.on('exit', () => started.end('The email thread ended.'));
    // The thread alone does not keep the process running.
    worker.unref();
    return started;
  }

  async function runTask(task: keyof EmailTasks, args: readonly unknown[]): Promise<unknown> {
    running ??= start();
    const { worker, pending, end } = running;
    lastId += 1;
    const id = lastId;
    const deadline = setTimeout(() => end(`The email thread took more than ${deadlineMs} ms.`), deadlineMs);
    try {
      return await new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
        worker.postMessage({ id, task, args } satisfies EmailRequest);
      });
    } finally {
      clearTimeout(deadline);
      pending.delete(id);
    }
  }

  // Messages between threads have no types. Both sides use the types of EmailTasks.
  const createTask = <Name extends keyof EmailTasks>(task: Name) =>
    ((...args) => runTask(task, args)) as Task<Name>;
  return {
    render: createTask('render'),
    compose: createTask('compose'),
    send: createTask('send'),
    samples: createTask('samples'),
    sample: createTask('sample'),
    stop: async () => running?.end('The email thread was stopped.'),
  };
}
