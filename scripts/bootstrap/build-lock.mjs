import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from './log.mjs';
import { projectPath } from './project-paths.mjs';

const lock = projectPath('.cache', 'prepare.lock');

/**
 * Lets one process at a time install or build in this folder; others wait until it is done.
 * A lock whose owner is no longer alive is taken over.
 */
export async function withBuildLock(work) {
  await takeLock();
  process.once('exit', () => rmSync(lock, { force: true }));
  await work();
}

async function takeLock() {
  mkdirSync(projectPath('.cache'), { recursive: true });
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    let waitingFor = 0;
    while (!linked(own)) {
      const owner = Number(readIfThere());
      if (owner > 0 && !isAlive(owner)) rmSync(lock, { force: true });
      else if (owner > 0 && owner !== waitingFor) {
        log(`Another command (process ${owner}) is installing or building here; waiting for it…`);
        waitingFor = owner;
      }
      await pause(500);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** A hard link is made with its content in one step, so nobody ever reads a lock without an owner. */
function linked(own) {
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function readIfThere() {
  try {
    return readFileSync(lock, 'utf8');
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
