import type { PageKind } from './page-kind';

/** How a page gets React, see `app/page-handle.ts`. */
export type ScriptKind = 'none' | 'islands' | 'full';

/** Bytes after Brotli, and how many there may be. */
export interface Weight {
  bytes: number;
  budget: number;
}

/** The heaviest document of a kind. */
export interface DocumentFacts {
  kind: PageKind;
  path: string;
  /** Only documents that the build renders have a budget. */
  document: { bytes: number; budget?: number };
  script: Weight;
  styles: Weight;
}

/** The last run of all tests before the build. */
export interface TestFacts {
  /** ISO time at which its first stage began. */
  startedAt: string;
  passed: number;
  /** Pages that were checked for accessibility, each at two widths and in both themes. */
  accessiblePages: number;
}

/** What the build measures of itself. */
export interface SiteFacts {
  /** ISO time. */
  builtAt: string;
  /** The documents that the build renders. */
  documents: readonly DocumentFacts[];
  /** The heaviest script of a page, by its hydration. */
  scripts: Readonly<Record<ScriptKind, Weight>>;
  styles: { app: Weight; journal: Weight };
  /** Absent when not all tests had passed before the build. */
  tests?: TestFacts;
}

/** A document that the process has in memory, because it was opened since the start. */
export interface OpenedDocument {
  kind: PageKind;
  path: string;
  bytes: number;
  hydration: ScriptKind;
  isJournal: boolean;
}

/** The documents of the build, and for each further kind the heaviest one that was opened, in the order of `kinds`. */
export function joinDocuments(
  { documents, scripts, styles }: SiteFacts,
  opened: readonly OpenedDocument[],
  kinds: readonly PageKind[],
): DocumentFacts[] {
  const heaviestFirst = opened.toSorted((one, other) => other.bytes - one.bytes);
  return kinds.flatMap((kind): DocumentFacts[] => {
    const built = documents.find((document) => document.kind === kind);
    if (built) return [built];
    const heaviest = heaviestFirst.find((document) => document.kind === kind);
    if (!heaviest) return [];
    const { path, bytes, hydration, isJournal } = heaviest;
    const script = scripts[hydration];
    return [{ kind, path, document: { bytes }, script, styles: isJournal ? styles.journal : styles.app }];
  });
}
