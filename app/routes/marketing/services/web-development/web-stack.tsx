import { webContent, webStack } from '~/content/services/web-content';
import { Table } from '~/ui/data/table';

type Part = (typeof webStack)[number];

export function WebStack() {
  return (
    <section aria-labelledby="stack-title" className="wrap section">
      <h2 id="stack-title" className="max-w-[20ch]">
        {webContent.stackHeadline}
      </h2>
      <p className="mt-4 mb-8 max-w-[40em] text-lg text-muted">{webContent.stackLead}</p>
      <Table<Part>
        caption="What it is built with, and why"
        hideCaption
        narrowLayout="cards"
        rows={webStack}
        rowKey={({ id }) => id}
        columns={[
          { key: 'part', header: 'Part', hideHeader: true, isRowHeader: true, cell: ({ part }) => part },
          { key: 'choice', header: 'Choice', cell: ({ choice }) => choice },
          { key: 'reason', header: 'Why', cell: ({ reason }) => reason, className: 'text-muted' },
        ]}
      />
    </section>
  );
}
