import {
  type AccessRow,
  accessColumns,
  accessRows,
  organiserContent,
} from '~/content/products/event-console-content';
import { Table } from '~/ui/data/table';

/** What each role may see of an event. */
export function AccessTable() {
  return (
    <section aria-labelledby="access-title" className="wrap section print:break-inside-avoid">
      <h2 id="access-title">{organiserContent.accessHeadline}</h2>
      <p className="mt-4 mb-8 max-w-[40em] text-lg text-muted">{organiserContent.accessLead}</p>
      <Table<AccessRow>
        caption="What organisers, judges, mentors, teams and the screen in the hall see"
        hideCaption
        narrowLayout="cards"
        rows={accessRows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'subject',
            header: 'Subject',
            hideHeader: true,
            isRowHeader: true,
            cell: ({ subject }) => subject,
          },
          ...accessColumns.map(({ id, name }) => ({
            key: id,
            header: name,
            cell: (row: AccessRow) => row[id],
            className: id === 'organiser' ? 'font-semibold' : 'text-muted',
          })),
        ]}
      />
    </section>
  );
}
