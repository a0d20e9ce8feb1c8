import type { Tool } from './tools.ts';

export interface Table {
  title: string;
  /** How it was measured, in a sentence or two. */
  method: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** One subject of the measurements. Everything in it is a ratio of two things measured in turns. */
export interface Part {
  name: string;
  needs: readonly Tool[];
  measure(): Promise<Table[]>;
}
