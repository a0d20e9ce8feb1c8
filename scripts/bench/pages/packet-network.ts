import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findProgram } from '../required-tools.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { PHONE_NETWORK } from './phone-network.ts';

/** A network namespace behind a slow network. */
export interface PacketNetwork {
  namespace: string;
  /** The address of this machine in the namespace. */
  host: string;
  stop(): void;
}

const HOST = '10.78.0.1';
const PHONE = '10.78.0.2';

const canCreate = () =>
  process.getuid?.() === 0 &&
  existsSync('/dev/net/tun') &&
  ['cc', 'ip', 'nginx', 'openssl'].every((program) => findProgram(program));

/** `undefined` where the machine does not allow it: it needs root, TUN, a C compiler, iproute2, nginx and openssl. */
export async function startPacketNetwork(): Promise<PacketNetwork | undefined> {
  if (!canCreate()) return undefined;
  const program = join(createTemporaryFolder('network'), 'packet-network');
  execFileSync(findProgram('cc') ?? 'cc', [
    '-O2',
    '-o',
    program,
    resolve('scripts/bench/pages/packet-network.c'),
  ]);
  const namespace = `tessera-bench-${process.pid}`;
  const ip = (...args: string[]) => execFileSync(findProgram('ip') ?? 'ip', args);
  const { latencyMs, downKbit, upKbit } = PHONE_NETWORK;
  ip('netns', 'add', namespace);
  const child = spawn(program, [namespace, `${latencyMs / 2}`, `${downKbit}`, `${upKbit}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => {
    child.kill();
    ip('netns', 'delete', namespace);
  };
  try {
    await once(child.stdout, 'data');
    ip('address', 'add', `${HOST}/24`, 'dev', 'bench0');
    ip('link', 'set', 'bench0', 'up', 'mtu', '1500');
    ip('-n', namespace, 'link', 'set', 'lo', 'up');
    ip('-n', namespace, 'address', 'add', `${PHONE}/24`, 'dev', 'bench1');
    ip('-n', namespace, 'link', 'set', 'bench1', 'up', 'mtu', '1500');
  } catch (error) {
    stop();
    throw error;
  }
  return { namespace, host: HOST, stop };
}
