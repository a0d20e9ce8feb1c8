// Loaded ahead of a program that npm or the supervisor starts: the program stops when that has ended.
import { whenParentEnds } from './parent-watch.mjs';

whenParentEnds(() => process.kill(process.pid, 'SIGTERM'));
