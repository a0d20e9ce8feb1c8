import { Worker } from 'node:worker_threads';
import type { EmailTasks, EmailThreadOptions } from './email-tasks.server';

/** What the thread is asked; it answers under the same id. */
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
 * Renders, composes and sends mails in a thread of its own, so that no visitor waits for it, and no answer tells by its
 * time whether a mail was written. A task whose thread ends or takes too long is rejected; the next begins a new thread.
 */
export type EmailThread = { readonly [Name in keyof EmailTasks]: Task<Name> } & {
  /** Ends the thread, whatever it does. What is asked afterwards begins another. */
  stop(): Promise<void>;
};

/** The thread ended before it answered. What it was asked can be asked again. */
export class EmailThreadError extends Error {
  override name = 'EmailThreadError';
}

interface Options extends EmailThreadOptions {
  /** The module that runs in the thread. */
  entry: string | URL;
  /** Past it, the thread is ended. Longer than a mail server may take to time out. */
  deadlineMs?: number;
}

const DEADLINE_MS = 120_000;
const MEMORY_MB = 192;

interface Running {
  worker: Worker;
  waiting: Map<number, { resolve(result: unknown): void; reject(error: Error): void }>;
  end(reason: string): Promise<void>;
}

export function createEmailThread({ entry, deadlineMs = DEADLINE_MS, ...workerData }: Options): EmailThread {
  let running: Running | undefined;
  let lastId = 0;

  function start(): Running {
    // Neither the settings of the process nor its start-up modules are the thread's business.
    const env = { NODE_ENV: process.env.NODE_ENV };
    const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB };
    const worker = new Worker(entry, { workerData, env, execArgv: [], resourceLimits });
    const waiting: Running['waiting'] = new Map();
    const started: Running = {
      worker,
      waiting,
      async end(reason) {
        if (running === started) running = undefined;
        for (const { reject } of waiting.values()) reject(new EmailThreadError(reason));
        waiting.clear();
        await worker.terminate();
      },
    };
    worker.on('message', (answer: EmailAnswer) => {
      const asked = waiting.get(answer.id);
      if ('error' in answer) asked?.reject(Object.assign(new Error(answer.error.message), answer.error));
      else asked?.resolve(answer.result);
    });
    worker.on('error', (error) => started.end(`The email thread failed: ${error.message}`));
    worker.on('exit', () => started.end('The email thread ended.'));
    // It keeps no process alive that has nothing else to do.
    worker.unref();
    return started;
  }

  async function ask(task: keyof EmailTasks, args: readonly unknown[]): Promise<unknown> {
    running ??= start();
    const { worker, waiting, end } = running;
    lastId += 1;
    const id = lastId;
    const deadline = setTimeout(() => end(`The email thread took more than ${deadlineMs} ms.`), deadlineMs);
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, task, args } satisfies EmailRequest);
      });
    } finally {
      clearTimeout(deadline);
      waiting.delete(id);
    }
  }

  // What a task takes and gives is the same on both sides; messages between threads have no types.
  const asking = <Name extends keyof EmailTasks>(task: Name) => ((...args) => ask(task, args)) as Task<Name>;
  return {
    render: asking('render'),
    compose: asking('compose'),
    send: asking('send'),
    samples: asking('samples'),
    sample: asking('sample'),
    stop: async () => running?.end('The email thread was stopped.'),
  };
}
