import type { Tool } from './required-tools.ts';

export interface ResultTable {
  title: string;
  /** How it was measured, in one or two sentences. */
  method: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A benchmark. Its results are ratios of two subjects that are measured alternately. */
export interface Benchmark {
  name: string;
  requiredTools: readonly Tool[];
  measure(): Promise<ResultTable[]>;
}
