import { registerHooks } from 'node:module';

/**
 * A process that opens a data folder and writes a row for every line of its input, until it is killed.
 * Node runs the sources without a build here. The hook adds the file extension, which imports leave out.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    next(/^\.{1,2}\/.*\.server$/.test(specifier) ? `${specifier}.ts` : specifier, context),
});

const { openEmbedded } = await import('../../app/server/db/embedded.server');
const database = await openEmbedded({ dataFolder: process.argv[2] });
await database.rows({ text: 'create table if not exists numbers (number integer)' });
process.stdout.write('open\n');
let number = 0;
for await (const _line of process.stdin) {
  number += 1;
  await database.rows({ text: 'insert into numbers values ($1)', values: [number] });
  process.stdout.write(`${number}\n`);
}
