import { findMisspelledSettings } from '../env/misspelled-settings.server';
import { type Environment, readEnvironment, settingNames } from '../env.server';

/**
 * Reads the settings. Warns first of names that are almost those of settings: a misspelled setting has no effect, or is the reason
 * why another line says that it is missing. Throws `InvalidSettingsError`.
 */
export function readSettings(
  source: Readonly<Record<string, string | undefined>>,
  warn = (line: string): unknown => process.stderr.write(line),
): Environment {
  for (const issue of findMisspelledSettings(source, settingNames)) warn(`Warning: ${issue}\n`);
  return readEnvironment(source);
}
