import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from './log.mjs';
import { projectPath } from './project-paths.mjs';
import { StartupError } from './startup-error.mjs';

const FOLDER = projectPath('.cache');
const LOCK_FILE = projectPath('.cache', 'prepare.lock');
const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS']);

/** Runs `work` while no other process installs or builds in this folder. Replaces the lock of a process that has ended. */
export async function withBuildLock(work) {
  await acquireLock();
  process.once('exit', () => rmSync(LOCK_FILE, { force: true }));
  await work();
}

/** Throws StartupError in a folder that this user cannot write to, as on a server whose code belongs to another user. */
function createOwnFile() {
  const own = `${LOCK_FILE}.${process.pid}`;
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(own, String(process.pid));
  } catch (error) {
    if (!NOT_WRITABLE.has(error.code)) throw error;
    throw new StartupError(
      `Error: this user cannot write to ${FOLDER} (${error.code}), and npm scripts install and build there. Run them as the owner of the folder, or see "Commands on a server" in docs/OPERATIONS.md.`,
    );
  }
  return own;
}

async function acquireLock() {
  const own = createOwnFile();
  try {
    let waitingFor = 0;
    while (!tryToLock(own)) {
      const owner = Number(readLock());
      if (owner > 0 && !isAlive(owner)) rmSync(LOCK_FILE, { force: true });
      else if (owner > 0 && owner !== waitingFor) {
        log(`Waiting: another command (process ${owner}) is installing or building …`);
        waitingFor = owner;
      }
      await pause(500);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** A hard link appears together with its content, so that no process reads a lock without an owner. */
function tryToLock(own) {
  try {
    linkSync(own, LOCK_FILE);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function readLock() {
  try {
    return readFileSync(LOCK_FILE, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
