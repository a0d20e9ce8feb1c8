import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import type { DecodedPicture, PictureToDecode } from './decode-picture-process.server';

export type DecodePicture = (picture: PictureToDecode) => Promise<DecodedPicture>;

const PROGRAM = import.meta.env.PROD
  ? 'build/server/decode-picture-process.js'
  : 'app/server/profiles/pictures/decode-picture-process.server.ts';

/** What a program needs of its surroundings: no setting of the site is among it, and so no secret. */
const PASSED_ON = ['PATH', 'SYSTEMROOT', 'TMPDIR', 'TEMP', 'TMP'];

const DEADLINE_SECONDS = 15;

interface ProcessOptions {
  program?: string;
  deadlineSeconds?: number;
}

/**
 * Decodes each picture in a process of its own, which is ended at the deadline, whatever it is doing. A picture whose
 * process ends without an answer counts as broken.
 */
export function decodeInProcess({
  program = PROGRAM,
  deadlineSeconds = DEADLINE_SECONDS,
}: ProcessOptions = {}): DecodePicture {
  return (picture) =>
    new Promise((settle, reject) => {
      const child = fork(resolve(program), [], {
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        execArgv: [],
        env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
        timeout: deadlineSeconds * 1000,
        killSignal: 'SIGKILL',
      });
      child.once('message', (decoded) => settle(decoded as DecodedPicture));
      // It ended, or was ended: whatever it had to say has arrived by then.
      child.once('disconnect', () => settle({}));
      child.once('error', reject);
      child.send(picture, (error) => {
        if (error) child.kill('SIGKILL');
      });
    });
}
