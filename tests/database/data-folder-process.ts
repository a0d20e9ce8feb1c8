import { registerHooks } from 'node:module';

/**
 * Run as a process of its own: opens a data folder, writes a row for every line it is sent, and never lets go.
 * Node reads our sources itself here, so it must be told that imports are written without their ending.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    next(/^\.{1,2}\/.*\.server$/.test(specifier) ? `${specifier}.ts` : specifier, context),
});

const { openEmbedded } = await import('../../app/server/db/embedded.server');
const database = await openEmbedded({ dataFolder: process.argv[2] });
await database.rows({ text: 'create table if not exists kept (number integer)' });
process.stdout.write('open\n');
let number = 0;
for await (const _line of process.stdin) {
  number += 1;
  await database.rows({ text: 'insert into kept values ($1)', values: [number] });
  process.stdout.write(`${number}\n`);
}
