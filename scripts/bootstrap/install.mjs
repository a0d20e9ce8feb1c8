import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { log, startProgress } from './log.mjs';
import {
  installedPackageLockFile,
  installStampFile,
  packageLockFile,
  projectPath,
} from './project-paths.mjs';
import { runProcess } from './run-process.mjs';
import { hashFile } from './source-hash.mjs';
import { StartupError } from './startup-error.mjs';

/** Installs the locked dependencies unless they are installed. */
export async function installIfStale() {
  const lockHash = hashFile(packageLockFile);
  if (existsSync(installStampFile) && readFileSync(installStampFile, 'utf8') === lockHash) return;
  if (!matchesLockFile()) await install();
  mkdirSync(projectPath('node_modules'), { recursive: true });
  writeFileSync(installStampFile, lockHash);
}

/** Whether npm has installed the locked versions, for example by `npm ci`. */
function matchesLockFile() {
  if (!existsSync(installedPackageLockFile)) return false;
  const installed = readPackages(installedPackageLockFile);
  return Object.entries(readPackages(packageLockFile)).every(([name, { version, optional, peer }]) => {
    if (name === '') return true;
    const found = installed[name];
    return found ? found.version === version : Boolean(optional || peer);
  });
}

async function install() {
  const progress = startProgress('Installing the dependencies (once, about a minute) …');
  const { code, lastLines } = await runNpm([
    'ci',
    '--include=dev',
    '--include=optional',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code === 0) {
    progress.finish('The dependencies are installed');
    return;
  }
  progress.finish('The installation failed');
  log(lastLines);
  throw new StartupError(
    'Error: npm could not install the dependencies. Its output is above. Check the network connection, then try again.',
  );
}

/** npm sets npm_execpath for its scripts. Without it, npm is started as a command. */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return runProcess(process.execPath, [npm, ...args]);
  return runProcess('npm', args, { shell: process.platform === 'win32' });
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
