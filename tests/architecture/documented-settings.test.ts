import { expect, it } from 'vitest';
import { settingNames } from '~/server/env.server';
import { readDocumentedSettings } from '../../scripts/doctor/documented-settings';

it('.env.example documents exactly the settings that exist', () => {
  const documented = [...readDocumentedSettings().keys()];
  const missing = settingNames.filter((name) => !documented.includes(name));
  expect(missing, 'describe them in .env.example, as comments above a line `# NAME=value`').toEqual([]);
  expect(documented.filter((name) => !settingNames.includes(name))).toEqual([]);
});

it('every setting has a description', () => {
  const descriptions = [...readDocumentedSettings()];
  expect(descriptions.filter(([, description]) => description.length < 20)).toEqual([]);
});
