import { expect, it } from 'vitest';
import { codeFiles, readProjectFile } from './project-files';

it('one module signs: what a signature is for is part of what is signed', () => {
  const signing = codeFiles.filter(
    (file) => file.startsWith('app/') && /\bcreateHmac\b|subtle\.sign\b/.test(readProjectFile(file)),
  );
  expect(signing).toEqual(['app/server/crypto/signatures.server.ts']);
});
