import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import type { DecodedPicture, PictureToDecode } from './decode-picture-process.server';

export type DecodePicture = (picture: PictureToDecode) => Promise<DecodedPicture>;

const PROGRAM = import.meta.env.PROD
  ? 'build/server/decode-picture-process.js'
  : 'app/server/profiles/pictures/decode-picture-process.server.ts';

/** The environment variables of the program. It gets no settings of the site, and so no secrets. */
const PASSED_VARIABLES = ['PATH', 'SYSTEMROOT', 'TMPDIR', 'TEMP', 'TMP'];

const DEADLINE_SECONDS = 15;

interface ProcessOptions {
  program?: string;
  deadlineSeconds?: number;
}

/**
 * Decodes each picture in its own process, which is killed at the deadline. A picture whose process ends without a result
 * counts as broken.
 */
export function decodeInProcess({
  program = PROGRAM,
  deadlineSeconds = DEADLINE_SECONDS,
}: ProcessOptions = {}): DecodePicture {
  return (picture) =>
    new Promise((resolveResult, reject) => {
      const child = fork(resolve(program), [], {
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        execArgv: [],
        env: Object.fromEntries(PASSED_VARIABLES.map((name) => [name, process.env[name]])),
        timeout: deadlineSeconds * 1000,
        killSignal: 'SIGKILL',
      });
      child.once('message', (decoded) => resolveResult(decoded as DecodedPicture));
      // The process ended. A result arrives before this event.
      child.once('disconnect', () => resolveResult({}));
      child.once('error', reject);
      child.send(picture, (error) => {
        if (error) child.kill('SIGKILL');
      });
    });
}
