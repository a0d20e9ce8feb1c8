import { appModules } from './app-modules.ts';
import { documentedSettings } from './documented-settings.ts';
import { type Finding, fine, wrong } from './finding.ts';

type EnvironmentModule = typeof import('../../app/server/env.server.ts');

export interface Settings {
  findings: Finding[];
  /** Every setting, two lines each: what it is now, and what it means. */
  table: string[];
  /** Undefined when a setting is wrong. */
  environment?: ReturnType<EnvironmentModule['readEnvironment']>;
}

const SECRET = /SECRET|PASSWORD|_KEY$/;

function shown(name: string, value: unknown): string {
  if (value === undefined) return 'not set';
  if (SECRET.test(name)) return `set (${String(value).length} characters, not shown)`;
  return String(value).replace(/(:\/\/[^:/]+):[^@]+@/, '$1:…@');
}

/** Reads the settings as the site itself would, from the shell and .env. */
export async function examineSettings(): Promise<Settings> {
  // Before Vite is loaded, which sets NODE_ENV.
  const source = { ...process.env };
  const { readEnvironment, settingNames, WrongSettingsError } = await appModules.environment();
  const meanings = documentedSettings();
  const settings: Settings = { findings: [], table: [] };
  try {
    settings.environment = readEnvironment(source);
    settings.findings.push(fine('All settings are right.'));
  } catch (error) {
    if (!(error instanceof WrongSettingsError)) throw error;
    settings.findings.push(...error.faults.map((fault) => wrong(fault)));
  }
  for (const name of settingNames) {
    const given = source[name]?.trim() || undefined;
    const used = given ?? Object.entries(settings.environment ?? {}).find(([key]) => key === name)?.[1];
    settings.table.push(`${name} = ${shown(name, used)}${given || used === undefined ? '' : ' (default)'}`);
    settings.table.push(`    ${meanings.get(name) ?? ''}`);
  }
  return settings;
}
