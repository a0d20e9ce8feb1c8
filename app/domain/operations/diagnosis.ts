export interface Diagnosis {
  /** False for a problem that the operator should fix. */
  isHealthy: boolean;
  /** The state, or the problem and what to do. */
  message: string;
}

export const createHealthyDiagnosis = (message: string): Diagnosis => ({ isHealthy: true, message });
export const createProblemDiagnosis = (message: string): Diagnosis => ({ isHealthy: false, message });
