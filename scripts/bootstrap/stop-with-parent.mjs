// Preloaded by programs that npm or the supervisor starts: stops the program when its parent process has ended.
import { whenParentEnds } from './parent-watch.mjs';

whenParentEnds(() => process.kill(process.pid, 'SIGTERM'));
