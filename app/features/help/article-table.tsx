import { Table } from '~/ui/data/table';

interface ArticleTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Table of an article. On a phone each row becomes a card. */
export function ArticleTable({ caption, head, rows }: ArticleTableProps) {
  return (
    <Table
      caption={caption}
      hideCaption
      narrowLayout="cards"
      columns={head.map((header, column) => ({
        key: header,
        header,
        isRowHeader: column === 0,
        cell: (row: readonly string[]) => row[column] ?? '',
      }))}
      rows={rows}
      rowKey={(row) => row[0] ?? ''}
      className="text-base"
    />
  );
}
