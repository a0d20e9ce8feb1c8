import { existsSync, readFileSync } from 'node:fs';
import { getPageKind, PAGE_KINDS } from '../../app/domain/measurements/page-kind.ts';
import type {
  DocumentFacts,
  SiteFacts,
  TestFacts,
  Weight,
} from '../../app/domain/measurements/site-facts.ts';
import { countTestResults } from '../test/count-test-results.ts';
import { resultsFolder } from '../test/stage.ts';
import { stages } from '../test/stages.ts';

/** The weights of a prerendered page. */
export interface PageWeights {
  path: string;
  document: Weight;
  script: Weight;
  styles: Weight;
}

/** The heaviest document of each kind of page. */
export function summariseDocuments(pages: readonly PageWeights[]): DocumentFacts[] {
  return PAGE_KINDS.flatMap((kind) => {
    const own = pages
      .filter(({ path }) => getPageKind(path) === kind)
      .toSorted((one, other) => other.document.bytes - one.document.bytes);
    return own[0] ? [{ kind, ...own[0] }] : [];
  });
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; ok: boolean }[];
}

const AXE_TEST = / is valid, accessible in both themes /;

const countAccessiblePages = ({ suites = [], specs = [] }: Suite): number =>
  specs.filter(({ title, ok }) => ok && AXE_TEST.test(title)).length +
  suites.reduce((sum, suite) => sum + countAccessiblePages(suite), 0);

const readStart = (report: { startTime?: number; stats?: { startTime: string } }): string =>
  report.stats?.startTime ?? new Date(report.startTime ?? 0).toISOString();

/** The results of `npm test`, when each of its stages with tests has passed. */
export function readTestFacts(folder = resultsFolder): TestFacts | undefined {
  const reports = stages.flatMap(({ name, report }) =>
    report ? [{ kind: report, file: `${folder}/${name}.json` }] : [],
  );
  if (reports.some(({ file }) => !existsSync(file))) return undefined;
  const results = reports.map(({ kind, file }) => countTestResults(kind, file, true));
  if (results.some(({ failed }) => failed > 0)) return undefined;
  const contents = reports.map(({ file }) => JSON.parse(readFileSync(file, 'utf8')));
  return {
    startedAt: contents.map(readStart).toSorted()[0] ?? '',
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    accessiblePages: contents.reduce((sum, report) => sum + countAccessiblePages(report), 0),
  };
}

/** The facts of this build, as `build/site-facts.json` holds them. */
export function collectSiteFacts(
  pages: readonly PageWeights[],
  parts: Pick<SiteFacts, 'scripts' | 'styles'>,
  builtAt: Date,
): SiteFacts {
  const tests = readTestFacts();
  return {
    builtAt: builtAt.toISOString(),
    documents: summariseDocuments(pages),
    ...parts,
    ...(tests && { tests }),
  };
}
