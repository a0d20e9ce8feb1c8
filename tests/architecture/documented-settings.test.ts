import { expect, it } from 'vitest';
import { settingNames } from '~/server/env.server';
import { readDocumentedSettings } from '../../scripts/doctor/documented-settings';

it('.env.example documents exactly the settings that exist', () => {
  expect([...readDocumentedSettings().keys()].sort()).toEqual([...settingNames].sort());
});

it('every setting has a description', () => {
  const descriptions = [...readDocumentedSettings()];
  expect(descriptions.filter(([, description]) => description.length < 20)).toEqual([]);
});
