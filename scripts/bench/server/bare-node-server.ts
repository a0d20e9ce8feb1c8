import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const [port = '0', folder = '.'] = process.argv.slice(2);
const responses = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const name = file.replace('.json', '');
      const headers: string[] = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return [`/${name}`, { headers, body: readFileSync(join(folder, `${name}.gz`)) }];
    }),
);

createServer((request, response) => {
  const stored = responses.get(request.url ?? '/');
  response.writeHead(stored ? 200 : 404, stored?.headers);
  response.end(stored?.body);
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
