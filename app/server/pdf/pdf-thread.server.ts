import { createWorkerThread } from '../worker-thread.server';
import type { PdfTasks, PdfThreadOptions } from './pdf-tasks.server';

/** Renders PDFs in a worker thread: a long document takes a processor for a tenth of a second. */
export interface PdfThread {
  renderInvoice(...args: Parameters<PdfTasks['renderInvoice']>): Promise<Uint8Array>;
  renderLabels(...args: Parameters<PdfTasks['renderLabels']>): Promise<Uint8Array>;
  renderCv(...args: Parameters<PdfTasks['renderCv']>): Promise<Uint8Array>;
  /** Ends the thread at once. A later task starts a new thread. */
  stop(): Promise<void>;
}

interface Options extends PdfThreadOptions {
  /** The module that runs in the thread. */
  entry: string | URL;
}

const DEADLINE_MS = 60_000;
const MEMORY_MB = 256;

export function createPdfThread({ entry, ...workerData }: Options): PdfThread {
  const { run, stop } = createWorkerThread<PdfTasks>({
    name: 'PDF',
    entry,
    workerData,
    deadlineMs: DEADLINE_MS,
    memoryMb: MEMORY_MB,
  });
  return {
    renderInvoice: (...args) => run('renderInvoice', ...args),
    renderLabels: (...args) => run('renderLabels', ...args),
    renderCv: (...args) => run('renderCv', ...args),
    stop,
  };
}
