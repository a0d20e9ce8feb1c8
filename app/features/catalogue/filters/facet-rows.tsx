import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface FacetRow {
  value: string;
  label: ReactNode;
  /** Formatted number of products; missing for "Any". */
  count?: string;
  isDisabled?: boolean;
}

interface FacetRowsProps {
  name: string;
  rows: readonly FacetRow[];
  selectedValues: readonly string[];
  selection?: 'single' | 'multiple';
}

/** The values of a facet as checkboxes or radio buttons, each with the number of products it leaves. */
export function FacetRows({ name, rows, selectedValues, selection = 'multiple' }: FacetRowsProps) {
  return rows.map(({ value, label, count, isDisabled }) => (
    <label key={value} className={clsx('facet-row', isDisabled && 'text-faint')}>
      <input
        type={selection === 'single' ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        defaultChecked={selectedValues.includes(value)}
        disabled={isDisabled}
        className={selection === 'single' ? 'radio-control' : 'checkbox-control'}
      />
      <span className="min-w-0">{label}</span>
      {count !== undefined && (
        <span className="ms-auto text-sm text-muted tabular-nums">
          <span className="sr-only">(</span>
          {count}
          <span className="sr-only">)</span>
        </span>
      )}
    </label>
  ));
}
