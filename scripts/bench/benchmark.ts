import type { Tool } from './required-tools.ts';

export interface ResultTable {
  title: string;
  /** How it was measured, in a sentence or two. */
  method: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** One subject of the measurements. Everything in it is a ratio of two things measured in turns. */
export interface Benchmark {
  name: string;
  requiredTools: readonly Tool[];
  measure(): Promise<ResultTable[]>;
}
