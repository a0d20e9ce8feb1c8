import { workerData } from 'node:worker_threads';
import { serveTasks } from '../worker-thread.server';
import { createEmailTasks, type EmailThreadOptions } from './email-tasks.server';

serveTasks(createEmailTasks(workerData as EmailThreadOptions));
