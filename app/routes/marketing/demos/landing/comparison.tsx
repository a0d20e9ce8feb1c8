import { comparedWays, comparisons, landing } from '~/content/hackmatrix-landing';
import { Table } from '~/ui/table';

type Compared = (typeof comparisons)[number];

/** Three ways to judge, fairly: on a small day all of them will do. */
export function Comparison() {
  return (
    <section aria-labelledby="compare-title" className="wrap section">
      <h2 id="compare-title" className="mb-8 max-w-[18ch]">
        {landing.compareHeadline}
      </h2>
      <Table<Compared>
        caption="Paper, a spreadsheet and HackMatrix on the same day"
        hideCaption
        narrow="cards"
        rows={comparisons}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'question',
            header: 'When',
            hideHeader: true,
            rowHeader: true,
            cell: ({ question }) => question,
          },
          ...comparedWays.map(({ id, name }) => ({
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
