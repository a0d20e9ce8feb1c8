import { expect, it } from 'vitest';
import { codeFiles, readProjectFile } from './project-files';

it('one module creates signatures, so that every signature includes its purpose', () => {
  const signingFiles = codeFiles.filter(
    (file) => file.startsWith('app/') && /\bcreateHmac\b|subtle\.sign\b/.test(readProjectFile(file)),
  );
  expect(signingFiles).toEqual(['app/server/crypto/signatures.server.ts']);
});
