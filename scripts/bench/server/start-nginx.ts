import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../site/free-port.ts';
import { pinToFirstCore } from '../cpu-affinity.ts';
import { findProgram } from '../required-tools.ts';
import type { ReferencePage, ReferenceServer } from './reference-server.ts';

const TEMPORARY_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function createConfiguration(folder: string, port: number): string {
  const temporaryPaths = TEMPORARY_FOLDERS.map(
    (name) => `${name}_temp_path ${folder}/temporary/${name};`,
  ).join('\n');
  return `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 4096; }
http {
  default_type text/html; access_log off; sendfile on; tcp_nopush on; tcp_nodelay on;
  keepalive_requests 100000000; open_file_cache max=1000 inactive=300s; gzip_static on; gzip_vary on;
  ${temporaryPaths}
  server { listen 127.0.0.1:${port} backlog=4096; root ${folder}/pages; index index.html; }
}`;
}

/** nginx with one worker, tuned for files, with the same bytes and encoding. */
export async function startNginx(pages: readonly ReferencePage[]): Promise<ReferenceServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-nginx-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'temporary'));
  for (const { name, gzip, identity } of pages) {
    mkdirSync(join(folder, 'pages', name), { recursive: true });
    writeFileSync(join(folder, 'pages', name, 'index.html'), identity);
    writeFileSync(join(folder, 'pages', name, 'index.html.gz'), gzip);
  }
  const port = await findFreePort();
  writeFileSync(join(folder, 'nginx.conf'), createConfiguration(folder, port));
  const nginx = findProgram('nginx') ?? 'nginx';
  const child = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  pinToFirstCore(child.pid);
  return {
    pid: child.pid ?? 0,
    getUrl: (name) => `http://127.0.0.1:${port}/${name}/`,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
