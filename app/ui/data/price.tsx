import clsx from 'clsx';
import { VisuallyHidden } from '../visually-hidden';

export interface PriceProps {
  /** Formatted amount to pay. */
  amount: string;
  /** Formatted amount before the discount. */
  was?: string;
  /** What is saved, as text. */
  saving?: string;
  /** On a line of its own below the amounts. */
  note?: string;
  /** Labels of the two amounts for screen readers. */
  nowLabel?: string;
  wasLabel?: string;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

const SIZES = { sm: 'text-sm', md: 'text-base', lg: 'font-display text-figure font-semibold' };

/** A price, with the one before the discount. Works without JavaScript. */
export function Price(props: PriceProps) {
  const { amount, was, saving, note, nowLabel = 'Now', wasLabel = 'Before', size = 'md', className } = props;
  return (
    <span className={clsx('inline-flex flex-wrap items-baseline gap-x-2.5 tabular-nums', className)}>
      <span className={clsx('font-semibold whitespace-nowrap', SIZES[size])}>
        {was && <VisuallyHidden>{`${nowLabel} `}</VisuallyHidden>}
        {amount}
      </span>
      {was && (
        <del className={clsx('whitespace-nowrap text-muted', size === 'lg' ? 'text-base' : 'text-sm')}>
          <VisuallyHidden>{`${wasLabel} `}</VisuallyHidden>
          {was}
        </del>
      )}
      {saving && <span className="text-sm font-semibold text-success">{saving}</span>}
      {note && <span className="basis-full text-sm text-muted">{note}</span>}
    </span>
  );
}
