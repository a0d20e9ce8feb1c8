export interface Diagnosis {
  /** Whether the site can start as it is. */
  isHealthy: boolean;
  /** One line that says what is, or what is missing and what to do. */
  message: string;
}

export const healthy = (words: string): Diagnosis => ({ isHealthy: true, message: words });
export const problem = (words: string): Diagnosis => ({ isHealthy: false, message: words });
