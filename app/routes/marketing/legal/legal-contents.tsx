import clsx from 'clsx';
import type { LegalClause } from '~/content/legal/legal-document';

interface LegalContentsProps {
  clauses: readonly LegalClause[];
  className?: string;
}

/** Table of contents with numbers and titles of the clauses. */
export function LegalContents({ clauses, className }: LegalContentsProps) {
  return (
    <nav aria-label="Contents" className={clsx('print:hidden', className)}>
      <ol className="gap-x-10 sm:columns-2 lg:columns-3">
        {clauses.map(({ id, title }, index) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="grid min-h-11 grid-cols-[2rem_1fr] items-center py-1 leading-snug hover:text-link"
            >
              <span aria-hidden="true" className="text-muted tabular-nums">
                {index + 1}
              </span>
              <span className="underline-offset-4 hover:underline">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
