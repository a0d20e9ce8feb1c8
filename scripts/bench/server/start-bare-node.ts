import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../site/free-port.ts';
import { pinToFirstCore } from '../cpu-affinity.ts';
import type { ReferencePage, ReferenceServer } from './reference-server.ts';

const program = fileURLToPath(new URL('./bare-node-server.ts', import.meta.url));

/** A minimal Node server that sends the same headers and bytes from memory. */
export async function startBareNode(pages: readonly ReferencePage[]): Promise<ReferenceServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bare-'));
  for (const { name, gzip, headers } of pages) {
    writeFileSync(join(folder, `${name}.gz`), gzip);
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(headers));
  }
  const port = await findFreePort();
  const child = spawn(process.execPath, [program, String(port), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  pinToFirstCore(child.pid);
  return {
    pid: child.pid ?? 0,
    getUrl: (name) => `http://127.0.0.1:${port}/${name}`,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
