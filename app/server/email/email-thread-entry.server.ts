import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { serveTasks } from '../worker-thread.server';
import { createEmailTasks, type EmailThreadOptions } from './email-tasks.server';

// Requests go first. On Linux a priority belongs to one thread, elsewhere to the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

serveTasks(createEmailTasks(workerData as EmailThreadOptions));
