import { expect, test } from 'vitest';
import { openEmbedded } from '~/server/db/embedded.server';

test('the embedded database has 32 MB for its pages', async () => {
  const database = await openEmbedded({});
  const rows = await database.rows({ text: 'show shared_buffers' });
  await database.close();
  expect(rows).toEqual([{ shared_buffers: '32MB' }]);
});
