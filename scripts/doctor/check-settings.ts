import {
  createHealthyDiagnosis,
  createProblemDiagnosis,
  type Diagnosis,
} from '../../app/domain/operations/diagnosis.ts';
import { appModules } from './app-modules.ts';
import { readDocumentedSettings } from './documented-settings.ts';

type EnvironmentModule = typeof import('../../app/server/env.server.ts');

export interface CheckedSettings {
  diagnoses: Diagnosis[];
  /** Two lines for every setting: its value and its meaning. */
  table: string[];
  /** Undefined if a setting is invalid. */
  environment?: ReturnType<EnvironmentModule['readEnvironment']>;
}

const SECRET = /SECRET|PASSWORD|_KEY$|_HEADERS$/;

/** For a terminal, whose content may be copied into a message: without secrets. */
export function formatValue(name: string, value: unknown): string {
  if (value === undefined) return 'not set';
  if (SECRET.test(name)) return `set (${String(value).length} characters, not shown)`;
  // The last @ before the host ends the password, which may have others.
  return String(value)
    .replace(/(:\/\/[^:/@]*):[^/]*@/, '$1:…@')
    .replace(/([?&](?:password|pass)=)[^&]*/gi, '$1…');
}

/** Reads the settings from the shell and .env, like the site. */
export async function checkSettings(): Promise<CheckedSettings> {
  // Earlier Vite is loaded, because Vite sets NODE_ENV.
  const source = { ...process.env };
  const { readEnvironment, settingNames, InvalidSettingsError } = await appModules.environment();
  const { findMisspelledSettings } = await appModules.misspelledSettings();
  const meanings = readDocumentedSettings();
  const settings: CheckedSettings = { diagnoses: [], table: [] };
  try {
    settings.environment = readEnvironment(source);
    settings.diagnoses.push(createHealthyDiagnosis('All settings are valid.'));
  } catch (error) {
    if (!(error instanceof InvalidSettingsError)) throw error;
    settings.diagnoses.push(...error.issues.map((issue) => createProblemDiagnosis(issue)));
  }
  settings.diagnoses.push(
    ...findMisspelledSettings(source, settingNames).map((issue) => createProblemDiagnosis(issue)),
  );
  for (const name of settingNames) {
    const configured = source[name]?.trim() || undefined;
    const used = configured ?? Object.entries(settings.environment ?? {}).find(([key]) => key === name)?.[1];
    settings.table.push(
      `${name} = ${formatValue(name, used)}${configured || used === undefined ? '' : ' (default)'}`,
    );
    settings.table.push(`    ${meanings.get(name) ?? ''}`);
  }
  return settings;
}
