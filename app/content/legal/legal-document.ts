import type { HelpBlock } from '../help/help-article';

/** One clause: what it says in a sentence, and what it says. */
export interface LegalClause {
  /** Fragment of its address; it stays when the title changes, since letters refer to it. */
  id: string;
  title: string;
  /** The plain summary beside it. Where the two differ, the clause counts. */
  summary: string;
  blocks: readonly HelpBlock[];
}

export interface LegalChange {
  /** An ISO day. */
  date: string;
  description: string;
}

export interface LegalDocument {
  title: string;
  description: string;
  clauses: readonly LegalClause[];
  /** The newest first; it is the day from which the text counts. */
  changes: readonly [LegalChange, ...LegalChange[]];
}

export const createClause = (
  id: string,
  title: string,
  inShort: string,
  ...blocks: readonly HelpBlock[]
): LegalClause => ({ id, title, summary: inShort, blocks });
