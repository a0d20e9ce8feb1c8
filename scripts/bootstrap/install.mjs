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

/** Installs the locked dependencies unless exactly these are there already. */
export async function installIfStale() {
  const wanted = hashFile(packageLockFile);
  if (existsSync(installStampFile) && readFileSync(installStampFile, 'utf8') === wanted) return;
  if (!isInstalledByHand()) await install();
  mkdirSync(projectPath('node_modules'), { recursive: true });
  writeFileSync(installStampFile, wanted);
}

/** Somebody may have run npm themselves: what npm notes down about node_modules then agrees with the lock file. */
function isInstalledByHand() {
  if (!existsSync(installedPackageLockFile)) return false;
  const installed = readPackages(installedPackageLockFile);
  return Object.entries(readPackages(packageLockFile)).every(([name, { version, optional, peer }]) => {
    if (name === '') return true;
    const found = installed[name];
    return found ? found.version === version : Boolean(optional || peer);
  });
}

async function install() {
  const progress = startProgress(`Installing ${countForThisPlatform()} packages…`);
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
    progress.finish('Installed the packages');
    return;
  }
  progress.finish('Installing the packages failed');
  log(lastLines);
  throw new StartupError(
    'npm could not install the packages (its words are above). Is the network there? Then try again.',
  );
}

/** npm names itself to the scripts it starts; asked for by hand, this script looks for npm as a command. */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return runProcess(process.execPath, [npm, ...args]);
  return runProcess('npm', args, { shell: process.platform === 'win32' });
}

function countForThisPlatform() {
  const fits = (list, own) =>
    !list || list.includes(own) || (list[0]?.startsWith('!') && !list.includes(`!${own}`));
  return Object.entries(readPackages(packageLockFile)).filter(
    ([name, { os, cpu }]) => name !== '' && fits(os, process.platform) && fits(cpu, process.arch),
  ).length;
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
