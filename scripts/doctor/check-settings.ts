import { appModules } from './app-modules.ts';
import { type Diagnosis, healthy, problem } from './diagnosis.ts';
import { readDocumentedSettings } from './documented-settings.ts';

type EnvironmentModule = typeof import('../../app/server/env.server.ts');

export interface SettingsReport {
  diagnoses: Diagnosis[];
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
export async function checkSettings(): Promise<SettingsReport> {
  // Before Vite is loaded, which sets NODE_ENV.
  const source = { ...process.env };
  const { readEnvironment, settingNames, InvalidSettingsError } = await appModules.environment();
  const meanings = readDocumentedSettings();
  const settings: SettingsReport = { diagnoses: [], table: [] };
  try {
    settings.environment = readEnvironment(source);
    settings.diagnoses.push(healthy('All settings are right.'));
  } catch (error) {
    if (!(error instanceof InvalidSettingsError)) throw error;
    settings.diagnoses.push(...error.issues.map((issue) => problem(issue)));
  }
  for (const name of settingNames) {
    const given = source[name]?.trim() || undefined;
    const used = given ?? Object.entries(settings.environment ?? {}).find(([key]) => key === name)?.[1];
    settings.table.push(`${name} = ${shown(name, used)}${given || used === undefined ? '' : ' (default)'}`);
    settings.table.push(`    ${meanings.get(name) ?? ''}`);
  }
  return settings;
}
