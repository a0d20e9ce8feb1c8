import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface DescriptionListProps {
  items: readonly { term: string; description: ReactNode }[];
  /** `rows`: description beside the term. `tiles`: a grid of small tiles. */
  layout?: 'rows' | 'tiles';
  className?: string;
}

/** Terms with descriptions. Works without JavaScript. */
export function DescriptionList({ items, layout = 'rows', className }: DescriptionListProps) {
  const isTiles = layout === 'tiles';
  return (
    <dl
      className={clsx(
        'grid gap-grout',
        isTiles && 'grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))]',
        className,
      )}
    >
      {items.map(({ term, description }) => (
        <div
          key={term}
          className={clsx(
            'rounded-tile bg-surface px-4 py-3',
            !isTiles && 'grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(8rem,1fr)_2fr]',
          )}
        >
          <dt className="text-sm text-muted">{term}</dt>
          <dd className={isTiles ? 'mt-1 font-semibold' : 'min-w-0'}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
