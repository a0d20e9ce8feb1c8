import clsx from 'clsx';
import { VisuallyHidden } from '../visually-hidden';

export interface PriceProps {
  /** The amount to pay, already written out. */
  amount: string;
  /** The amount before a reduction, already written out. */
  was?: string;
  /** How much is saved, in words or per cent. */
  saving?: string;
  /** Words read out before either amount. */
  nowLabel?: string;
  wasLabel?: string;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

const SIZES = { sm: 'text-sm', md: 'text-base', lg: 'font-display text-figure font-semibold' };

/** An amount of money, with the one it replaces. Works without script. */
export function Price(props: PriceProps) {
  const { amount, was, saving, nowLabel = 'Now', wasLabel = 'Before', size = 'md', className } = props;
  return (
    <span className={clsx('inline-flex flex-wrap items-baseline gap-x-2.5 tabular-nums', className)}>
      <span className={clsx('font-semibold', SIZES[size])}>
        {was && <VisuallyHidden>{`${nowLabel} `}</VisuallyHidden>}
        {amount}
      </span>
      {was && (
        <del className={clsx('text-muted', size === 'lg' ? 'text-base' : 'text-sm')}>
          <VisuallyHidden>{`${wasLabel} `}</VisuallyHidden>
          {was}
        </del>
      )}
      {saving && <span className="text-sm font-semibold text-success">{saving}</span>}
    </span>
  );
}
