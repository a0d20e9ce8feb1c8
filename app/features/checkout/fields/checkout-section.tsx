import type { ReactNode } from 'react';
import { ProgressDisc } from '~/ui/art/progress-disc';

interface CheckoutSectionProps {
  id: string;
  title: string;
  hint?: string;
  /** 1 to 4. */
  step: number;
  children: ReactNode;
}

/** One section of the form: title on the side, fields beside it. */
export function CheckoutSection({ id, title, hint, step, children }: CheckoutSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-5 rounded-tile bg-surface p-5 md:grid-cols-[11rem_minmax(0,1fr)] md:p-6"
    >
      <div className="flex items-start gap-3 md:flex-col">
        <ProgressDisc completed={step} className="shrink-0 text-glaze-vermilion" />
        <div>
          <h2 id={id} className="text-h3">
            {title}
          </h2>
          {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
        </div>
      </div>
      <div className="grid content-start gap-4 sm:grid-cols-6">{children}</div>
    </section>
  );
}
