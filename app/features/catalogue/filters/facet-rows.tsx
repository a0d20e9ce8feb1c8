import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface FacetRow {
  value: string;
  label: ReactNode;
  /** Written out; left out where there is nothing to count. */
  count?: string;
  disabled?: boolean;
}

interface FacetRowsProps {
  name: string;
  rows: readonly FacetRow[];
  chosen: readonly string[];
  choose?: 'one' | 'many';
}

/** Values of a filter under one another, each with how many products it leaves. */
export function FacetRows({ name, rows, chosen, choose = 'many' }: FacetRowsProps) {
  return rows.map(({ value, label, count, disabled }) => (
    <label key={value} className={clsx('facet-row', disabled && 'text-faint')}>
      <input
        type={choose === 'one' ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        defaultChecked={chosen.includes(value)}
        disabled={disabled}
        className={choose === 'one' ? 'tick-dot' : 'tick-box'}
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
