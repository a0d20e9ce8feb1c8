import { expect, it } from 'vitest';
import { loadAppModule } from './load-app-module.ts';

it('a module can import another one after it was loaded: the file store loads its client when settings name a store', async () => {
  const { openObjectStore } = await loadAppModule<
    typeof import('../../app/server/files/open-object-store.server.ts')
  >('./app/server/files/open-object-store.server.ts');
  const store = await openObjectStore({
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'tessera-files',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  expect(store?.name).toBe('s3.example.com/tessera-files');
});
