import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const [port = '0', folder = '.'] = process.argv.slice(2);
const answers = new Map(
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
  const answer = answers.get(request.url ?? '/');
  response.writeHead(answer ? 200 : 404, answer?.headers);
  response.end(answer?.body);
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
