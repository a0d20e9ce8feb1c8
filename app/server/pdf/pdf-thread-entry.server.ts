import { workerData } from 'node:worker_threads';
import { serveTasks } from '../worker-thread.server';
import { createPdfTasks, type PdfThreadOptions } from './pdf-tasks.server';

serveTasks(createPdfTasks(workerData as PdfThreadOptions));
