import { expect, it } from 'vitest';
import { type DocumentFacts, joinDocuments, type OpenedDocument, type SiteFacts } from './site-facts';

const weight = (bytes: number) => ({ bytes, budget: bytes * 2 });

const built: DocumentFacts = {
  kind: 'company',
  path: '/company',
  document: weight(9),
  script: weight(1),
  styles: weight(2),
};

const facts: SiteFacts = {
  builtAt: '2026-11-23T10:00:00Z',
  documents: [built],
  scripts: { none: weight(1), islands: weight(3), full: weight(100) },
  styles: { app: weight(2), journal: weight(4) },
};

const opened = (kind: OpenedDocument['kind'], bytes: number, more = {}): OpenedDocument => ({
  kind,
  path: `/${kind}`,
  bytes,
  hydration: 'none',
  isJournal: false,
  ...more,
});

it('R-MEASURE-7: a document of the build stands for its kind, else the heaviest one that was opened', () => {
  const documents = joinDocuments(
    facts,
    [
      opened('company', 99),
      opened('home', 5),
      opened('home', 7, { hydration: 'islands' }),
      opened('journal', 3, { isJournal: true }),
    ],
    ['home', 'company', 'journal', 'cart'],
  );
  expect(documents).toEqual([
    { kind: 'home', path: '/home', document: { bytes: 7 }, script: weight(3), styles: weight(2) },
    built,
    { kind: 'journal', path: '/journal', document: { bytes: 3 }, script: weight(1), styles: weight(4) },
  ]);
});
