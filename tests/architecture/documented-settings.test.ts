import { expect, it } from 'vitest';
import { settingNames } from '~/server/env.server';
import { readDocumentedSettings } from '../../scripts/doctor/documented-settings';

it('documents every setting in .env.example, and no other', () => {
  expect([...readDocumentedSettings().keys()].sort()).toEqual([...settingNames].sort());
});

it('says of each what it means', () => {
  const meanings = [...readDocumentedSettings()];
  expect(meanings.filter(([, meaning]) => meaning.length < 20)).toEqual([]);
});
