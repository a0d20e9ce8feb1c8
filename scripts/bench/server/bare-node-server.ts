import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const [port = '0', folder = '.'] = process.argv.slice(2);
const responses = new Map(
  readdirSync(folder).map((name) => {
    const body = readFileSync(join(folder, name));
    const headers = [
      'Content-Type',
      'text/html',
      'Content-Encoding',
      'gzip',
      'Content-Length',
      String(body.length),
    ];
    return [`/${name}`, { body, headers }];
  }),
);

createServer((request, response) => {
  const stored = responses.get(request.url ?? '/');
  response.writeHead(stored ? 200 : 404, stored?.headers);
  response.end(stored?.body);
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
