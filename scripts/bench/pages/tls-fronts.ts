import { execFileSync, spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../site/free-port.ts';
import { findProgram } from '../required-tools.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';

/** nginx collects this much before it encrypts it. The first one is its default. */
export const RECORD_SIZES = ['16k', '4k'] as const;
type RecordSize = (typeof RECORD_SIZES)[number];

export interface TlsFronts {
  /** The hash of the key, by which a browser accepts it. */
  keyHash: string;
  getUrl(upstream: string, recordSize: RecordSize): string;
  stop(): Promise<void>;
}

const createFront = (host: string, port: number, upstream: string, recordSize: RecordSize) => `server {
  listen ${host}:${port} ssl http2;
  ssl_buffer_size ${recordSize};
  location / {
    proxy_pass ${upstream.replace('localhost', '127.0.0.1')};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
  }
}`;

function createKey(folder: string): string {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const options = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  execFileSync(findProgram('openssl') ?? 'openssl', ['req', '-x509', ...options, ...files], {
    stdio: 'ignore',
  });
  const { publicKey } = new X509Certificate(readFileSync(join(folder, 'certificate.pem')));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}

/** nginx with TLS 1.3 and HTTP/2 in front of each site, with small and large TLS records. */
export async function startTlsFronts(host: string, upstreams: readonly string[]): Promise<TlsFronts> {
  const folder = createTemporaryFolder('fronts');
  chmodSync(folder, 0o755);
  const keyHash = createKey(folder);
  const ports = new Map<string, number>();
  const fronts: string[] = [];
  for (const upstream of upstreams) {
    for (const recordSize of RECORD_SIZES) {
      const port = await findFreePort();
      ports.set(`${upstream} ${recordSize}`, port);
      fronts.push(createFront(host, port, upstream, recordSize));
    }
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 1024; }
http {
  access_log off;
  ssl_protocols TLSv1.3;
  ssl_certificate ${folder}/certificate.pem;
  ssl_certificate_key ${folder}/key.pem;
  ${temporary}
  ${fronts.join('\n')}
}`,
  );
  const nginx = spawn(findProgram('nginx') ?? 'nginx', ['-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  await pause(500);
  if (nginx.exitCode !== null) throw new Error(readFileSync(join(folder, 'errors'), 'utf8'));
  return {
    keyHash,
    getUrl: (upstream, recordSize) => `https://localhost:${ports.get(`${upstream} ${recordSize}`)}`,
    async stop() {
      nginx.kill();
      if (nginx.exitCode === null) await once(nginx, 'exit');
    },
  };
}
