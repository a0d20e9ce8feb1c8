import clsx from 'clsx';
import { relatedLinks } from '~/content/site/related-links-content';

interface RelatedLinksProps {
  from: keyof typeof relatedLinks;
  /** `small` on reference pages, `large` on others. */
  size?: 'large' | 'small';
}

/** A sentence with links to related pages at the end of a page. */
export function RelatedLinks({ from, size = 'large' }: RelatedLinksProps) {
  return (
    <nav aria-label="Read on" className="wrap section print:hidden">
      <p
        className={clsx(
          'text-pretty',
          size === 'large'
            ? 'max-w-[30em] font-display text-[clamp(1.5rem,2.6vw,2.375rem)] leading-[1.25] font-medium tracking-[-0.02em]'
            : 'max-w-[44em] text-lg text-muted',
        )}
      >
        {relatedLinks[from].map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <a
              key={part.href}
              href={part.href}
              className="text-text underline decoration-primary decoration-2 underline-offset-[0.2em] hover:decoration-text"
            >
              {part.label}
            </a>
          ),
        )}
      </p>
    </nav>
  );
}
