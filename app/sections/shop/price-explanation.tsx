import clsx from 'clsx';
import { formatMoney } from '~/domain/money/money';
import type { ExplanationStep } from '~/domain/pricing/price-explanation';
import { Disclosure } from '~/ui/data/disclosure';
import { site } from '~site';

interface PriceExplanationProps {
  /** From `priceCart`, in order; the last one is the result. */
  steps: readonly ExplanationStep[];
  className?: string;
}

/** "Why this price": the steps from the list price to the amount to pay. Works without JavaScript. */
export function PriceExplanation({ steps, className }: PriceExplanationProps) {
  return (
    <Disclosure summary="Why this price" className={clsx('not-open:print:hidden', className)}>
      <ol className="grid gap-4">
        {steps.map(({ id, label, amount, detail }, index) => {
          const isResult = index === steps.length - 1;
          return (
            <li
              key={id}
              className={clsx(
                'flex flex-wrap justify-between gap-x-6 gap-y-0.5',
                isResult && 'border-t-2 border-border-strong pt-4',
              )}
            >
              <span className="flex-[1_1_6rem] font-semibold text-text">{label}</span>
              <span className={clsx('ms-auto text-end tabular-nums text-text', isResult && 'font-semibold')}>
                {formatMoney(amount, site.currency.label)}
              </span>
              <span className="w-full text-sm">{detail}</span>
            </li>
          );
        })}
      </ol>
    </Disclosure>
  );
}
