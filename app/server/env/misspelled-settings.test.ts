import { expect, it } from 'vitest';
import { settingNames } from '../env.server';
import { findMisspelledSettings } from './misspelled-settings.server';

const find = (...names: string[]) =>
  findMisspelledSettings(Object.fromEntries(names.map((name) => [name, 'x'])), settingNames);

it.each([
  ['POTR', 'PORT'],
  ['DATA_FOLER', 'DATA_FOLDER'],
  ['STMP_URL', 'SMTP_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['public_url', 'PUBLIC_URL'],
])('%s is meant as %s', (name, setting) => {
  expect(find(name)).toEqual([`${name} is not a setting. Did you mean ${setting}?`]);
});

it('finds nothing in settings and in variables of other programs', () => {
  expect(find(...settingNames)).toEqual([]);
  expect(
    find(
      'HOME',
      'PATH',
      'PWD',
      'USER',
      'SHELL',
      'TERM',
      'LANG',
      'TZ',
      'HOSTNAME',
      'NODE_OPTIONS',
      'NODE_PATH',
      'PGPORT',
      'PGHOST',
      'HTTP_PROXY',
      'LOGNAME',
      'EDITOR',
      'COLOR',
      'INIT_CWD',
      'npm_config_prefix',
      'INVOCATION_ID',
      'JOURNAL_STREAM',
    ),
  ).toEqual([]);
});
