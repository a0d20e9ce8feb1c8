import { expect, it } from 'vitest';
import { InvalidSettingsError } from '../env.server';
import { readSettings } from './read-settings.server';

it('warns of a misspelled setting, also when another one is missing because of it', () => {
  const warnings: string[] = [];
  const source = { DATABASE_URL: 'postgres://db.example/site', SESSION_SECERT: 'x'.repeat(32) };
  expect(() => readSettings(source, (line) => warnings.push(line))).toThrow(InvalidSettingsError);
  expect(warnings).toEqual(['Warning: SESSION_SECERT is not a setting. Did you mean SESSION_SECRET?\n']);
});

it('reads correct settings without a warning', () => {
  const warnings: string[] = [];
  expect(readSettings({ PORT: '4000' }, (line) => warnings.push(line)).PORT).toBe(4000);
  expect(warnings).toEqual([]);
});
