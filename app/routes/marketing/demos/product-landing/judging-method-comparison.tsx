import {
  judgingMethodComparisons,
  judgingMethods,
  productLandingContent,
} from '~/content/demos/product-landing-content';
import { Table } from '~/ui/data/table';

type Compared = (typeof judgingMethodComparisons)[number];

/** Compares three judging methods. For a small event all of them suffice. */
export function JudgingMethodComparison() {
  return (
    <section aria-labelledby="compare-title" className="wrap section">
      <h2 id="compare-title" className="mb-8 max-w-[18ch]">
        {productLandingContent.compareHeadline}
      </h2>
      <Table<Compared>
        caption="Paper, a spreadsheet and HackMatrix on the same day"
        hideCaption
        narrowLayout="cards"
        rows={judgingMethodComparisons}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'question',
            header: 'When',
            hideHeader: true,
            isRowHeader: true,
            cell: ({ question }) => question,
          },
          ...judgingMethods.map(({ id, name }) => ({
            key: id,
            header: name,
            cell: (row: Compared) => row[id],
            className: id === 'hackmatrix' ? 'font-semibold' : 'text-muted',
          })),
        ]}
      />
    </section>
  );
}
