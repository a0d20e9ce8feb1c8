import type { HelpBlock } from '../help/help-article';

/** One clause: its summary and its full text. */
export interface LegalClause {
  /** Fragment of the clause's URL. It stays when the title changes, because emails link to it. */
  id: string;
  title: string;
  /** The plain summary. If it differs from the clause, the clause is binding. */
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
  /** Newest first. The date of the newest change is the effective date. */
  changes: readonly [LegalChange, ...LegalChange[]];
}

export const createClause = (
  id: string,
  title: string,
  inShort: string,
  ...blocks: readonly HelpBlock[]
): LegalClause => ({ id, title, summary: inShort, blocks });
