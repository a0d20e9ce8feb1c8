import { createWorkerThread } from '../worker-thread.server';
import type { EmailTasks, EmailThreadOptions } from './email-tasks.server';
import { EmailRejectedError, type ReadDocument, readAttachments, type Transport } from './transport.server';

type Task<Name extends keyof EmailTasks> = (
  ...args: Parameters<EmailTasks[Name]>
) => Promise<Awaited<ReturnType<EmailTasks[Name]>>>;

/**
 * Renders, composes, sends and parses emails in a worker thread: no request waits for it, and response times do not show whether an
 * email was written.
 */
export type EmailThread = { readonly [Name in keyof EmailTasks]: Task<Name> } & {
  /** Ends the thread at once. A later task starts a new thread. */
  stop(): Promise<void>;
};

interface Options extends EmailThreadOptions {
  /** The module that runs in the thread. */
  entry: string | URL;
}

/** Longer than the timeouts of the mail server. */
const DEADLINE_MS = 120_000;
const MEMORY_MB = 192;

export function createEmailThread({ entry, ...workerData }: Options): EmailThread {
  const { run, stop } = createWorkerThread<EmailTasks>({
    name: 'email',
    entry,
    workerData,
    deadlineMs: DEADLINE_MS,
    memoryMb: MEMORY_MB,
  });
  return {
    render: (...args) => run('render', ...args),
    compose: (...args) => run('compose', ...args),
    send: (...args) => run('send', ...args),
    parse: (...args) => run('parse', ...args),
    samples: (...args) => run('samples', ...args),
    sample: (...args) => run('sample', ...args),
    stop,
  };
}

/** Sends by the email thread. */
export function createThreadTransport(
  { send }: Pick<EmailThread, 'send'>,
  readDocument: ReadDocument,
): Transport {
  return {
    deliveredState: 'sent',
    async send(email) {
      const attachments = await readAttachments(email.attachments, readDocument);
      const outcome = await send({ ...email, attachments });
      if (outcome.kind === 'rejected') throw new EmailRejectedError(outcome.reason, outcome);
    },
  };
}
