import type { ReactNode } from 'react';
import { Table } from '~/ui/data/table';
import { Icon } from '~/ui/icons/icon';

export interface ComparedRow<Id extends string> {
  id: string;
  label: string;
  values: Readonly<Record<Id, ReactNode>>;
}

interface PlanTableProps<Id extends string> {
  caption: string;
  plans: readonly { id: Id; name: string; forWhom: string }[];
  rows: readonly ComparedRow<Id>[];
}

export function PlanTable<Id extends string>({ caption, plans, rows }: PlanTableProps<Id>) {
  return (
    <Table<ComparedRow<Id>>
      caption={<span className="font-display text-h3 font-semibold text-text">{caption}</span>}
      narrowLayout="columns"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'what',
          header: 'Part',
          hideHeader: true,
          isRowHeader: true,
          cell: ({ label }) => label,
          className: 'md:w-[34%]',
        },
        ...plans.map(({ id, name }) => ({
          key: id,
          header: name,
          cell: ({ values }: ComparedRow<Id>) => <Value value={values[id]} />,
          className: 'md:w-[22%]',
        })),
      ]}
    />
  );
}

function Value({ value }: { value: ReactNode }) {
  if (typeof value !== 'boolean') return value;
  return value ? (
    <span className="inline-flex items-center gap-2">
      <Icon name="check" size={16} />
      <span className="sr-only">Yes</span>
    </span>
  ) : (
    <span className="text-muted">No</span>
  );
}
