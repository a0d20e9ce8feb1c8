import { RATING_LABELS } from '~/content/site/vital-texts';
import { PAGE_KIND_LABELS, type PageKind } from '~/domain/measurements/page-kind';
import type { DocumentFacts, SiteFacts, Weight } from '~/domain/measurements/site-facts';
import { VITAL_SCALES, type VitalFigure } from '~/domain/measurements/web-vitals';
import { formatDateTime } from '~/sections/format/format-date';
import { formatVital } from '~/sections/format/format-vital';
import { Table } from '~/ui/data/table';

const weightFormat = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "34.2 KB", of 1,024 bytes each. */
export const formatWeight = (bytes: number): string => `${weightFormat.format(bytes / 1024)}\u00a0KB`;

interface WeightTableProps {
  facts: SiteFacts | undefined;
  pages: readonly { page: PageKind; vitals: { lcp?: VitalFigure } }[];
  days: number;
}

interface Row {
  kind: PageKind;
  document?: DocumentFacts['document'];
  script?: Weight;
  styles?: Weight;
  paint?: VitalFigure;
}

/** Kinds that React hydrates as a whole (`app/page-handle.ts`): the build knows their scripts and styles, also before one is opened. */
const HYDRATED_KINDS: ReadonlySet<PageKind> = new Set(['cart', 'checkout']);

/** Why the document of a kind has no weight. */
const describeMissing = (kind: PageKind) => (kind === 'checkout' ? 'of one person' : 'not opened yet');

const formatShare = (weight: DocumentFacts['document'] | undefined, missing = 'not known') =>
  weight ? (
    <>
      {formatWeight(weight.bytes)}
      <span className="block text-sm text-muted">
        {weight.budget ? `of ${formatWeight(weight.budget)}` : 'no budget'}
      </span>
    </>
  ) : (
    <span className="text-muted">{missing}</span>
  );

const toRows = ({ facts, pages }: WeightTableProps): Row[] =>
  pages.map(({ page, vitals: { lcp } }) => ({
    ...(facts && HYDRATED_KINDS.has(page) && { script: facts.scripts.full, styles: facts.styles.app }),
    ...facts?.documents.find(({ kind }) => kind === page),
    kind: page,
    ...(lcp && { paint: lcp }),
  }));

/** The figures behind the floors, and when the largest part of a page is there for visitors. */
export function WeightTable(props: WeightTableProps) {
  const { facts, days } = props;
  return (
    <section aria-labelledby="weights" className="wrap section">
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr]">
        <h2 id="weights">A budget for each part, and the build that refuses more</h2>
        <p className="max-w-[36em] text-muted lg:self-end">
          {facts
            ? `Weights are of the heaviest page of a kind, after compression. The build of ${formatDateTime(new Date(facts.builtAt))} measured scripts, styles and the documents with a budget: over a budget, there is no build. The other documents are filled from the database; theirs is the weight since the last start of the site, and pages of one person are not weighed. Pictures and two fonts come on top. The paint is that of visitors in the last ${days} days.`
            : 'This site runs without a build, so its weights are not known.'}
        </p>
      </div>
      <Table
        className="mt-10"
        caption="Weight and paint of each kind of page"
        hideCaption
        rows={toRows(props)}
        rowKey={({ kind }) => kind}
        columns={[
          {
            key: 'kind',
            header: 'Kind of page',
            isRowHeader: true,
            cell: ({ kind }) => PAGE_KIND_LABELS[kind],
          },
          {
            key: 'document',
            header: 'Document',
            align: 'end',
            cell: ({ document, kind }) => formatShare(document, facts && describeMissing(kind)),
          },
          { key: 'script', header: 'Script', align: 'end', cell: ({ script }) => formatShare(script) },
          { key: 'styles', header: 'Styles', align: 'end', cell: ({ styles }) => formatShare(styles) },
          {
            key: 'paint',
            header: `Largest paint, good to ${formatVital('lcp', VITAL_SCALES.lcp.good)}`,
            align: 'end',
            cell: ({ paint }) =>
              paint ? (
                <>
                  {formatVital('lcp', paint.p75)}
                  <span className="block text-sm text-muted">{RATING_LABELS[paint.rating]}</span>
                </>
              ) : (
                <span className="text-muted">too few views</span>
              ),
          },
        ]}
      />
    </section>
  );
}
