import type { ReactNode } from 'react';

interface AccountSectionProps {
  id: string;
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** A section of an account page: title on the side, fields beside it. */
export function AccountSection({ id, title, hint, children }: AccountSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 rounded-tile bg-surface p-5 md:p-6 xl:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {hint && <div className="mt-1.5 text-sm text-muted">{hint}</div>}
      </div>
      {children}
    </section>
  );
}
