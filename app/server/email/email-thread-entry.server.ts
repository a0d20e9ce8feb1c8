import { parentPort, workerData } from 'node:worker_threads';
import { createEmailTasks, type EmailThreadOptions } from './email-tasks.server';
import type { EmailAnswer, EmailRequest } from './email-thread.server';

const tasks = createEmailTasks(workerData as EmailThreadOptions);

async function runTask({ id, task, args }: EmailRequest): Promise<EmailAnswer> {
  try {
    const run = tasks[task] as (...args: readonly unknown[]) => unknown;
    return { id, result: await run(...args) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { id, error: { name, message } };
  }
}

parentPort?.on('message', async (request: EmailRequest) => parentPort?.postMessage(await runTask(request)));
