export interface Diagnosis {
  /** False for a problem that the operator should fix. */
  isHealthy: boolean;
  /** The state in plain words, or the problem and what to do. */
  message: string;
  /** The names of the settings that it is about. */
  settings?: readonly string[];
}

const toDiagnosis = (isHealthy: boolean, message: string, settings: readonly string[]): Diagnosis => ({
  isHealthy,
  message,
  ...(settings.length > 0 && { settings }),
});

export const createHealthyDiagnosis = (message: string, ...settings: string[]): Diagnosis =>
  toDiagnosis(true, message, settings);
export const createProblemDiagnosis = (message: string, ...settings: string[]): Diagnosis =>
  toDiagnosis(false, message, settings);

/** One line for a terminal: the settings are in brackets. */
export const formatDiagnosis = ({ isHealthy, message, settings = [] }: Diagnosis): string =>
  `${isHealthy ? '✓' : '✗'} ${message}${settings.length > 0 ? ` (${settings.join(', ')})` : ''}`;
