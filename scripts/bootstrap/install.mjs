import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Fault } from './fault.mjs';
import { fingerprintOfFile } from './fingerprint.mjs';
import { inRoot, installedLockFile, installStamp, lockFile } from './places.mjs';
import { run } from './run.mjs';
import { say, startProgress } from './say.mjs';

/** Installs the locked dependencies unless exactly these are there already. */
export async function installIfStale() {
  const wanted = fingerprintOfFile(lockFile);
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === wanted) return;
  if (!isInstalledByHand()) await install();
  mkdirSync(inRoot('node_modules'), { recursive: true });
  writeFileSync(installStamp, wanted);
}

/** Somebody may have run npm themselves: what npm notes down about node_modules then agrees with the lock file. */
function isInstalledByHand() {
  if (!existsSync(installedLockFile)) return false;
  const installed = readPackages(installedLockFile);
  return Object.entries(readPackages(lockFile)).every(([name, { version, optional, peer }]) => {
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
  say(lastLines);
  throw new Fault(
    'npm could not install the packages (its words are above). Is the network there? Then try again.',
  );
}

/** npm names itself to the scripts it starts; asked for by hand, this script looks for npm as a command. */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}

function countForThisPlatform() {
  const fits = (list, own) =>
    !list || list.includes(own) || (list[0]?.startsWith('!') && !list.includes(`!${own}`));
  return Object.entries(readPackages(lockFile)).filter(
    ([name, { os, cpu }]) => name !== '' && fits(os, process.platform) && fits(cpu, process.arch),
  ).length;
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
