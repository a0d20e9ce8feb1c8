import clsx from 'clsx';
import type { ReactNode } from 'react';

interface SaveBarProps {
  /** The parts of the form: links to them are beside the button on wide screens. */
  parts?: readonly { id: string; title: string }[];
  /** Whether the form is one surface, which the bar ends. Off for a form of several surfaces. */
  hasSurface?: boolean;
  /** The button. */
  children: ReactNode;
}

/** For the `className` of a long ToolForm with a SaveBar: what has the focus is never behind the bar. */
export const SAVE_BAR_FORM = 'flex! flex-col [&_:is(input,select,textarea)]:scroll-mb-20';

/** The button of a long form, which is always visible while the form scrolls. */
export function SaveBar({ parts = [], hasSurface = true, children }: SaveBarProps) {
  return (
    <div
      className={clsx(
        'sticky bottom-0 z-1 flex flex-wrap items-center gap-x-6 gap-y-2 border-t-2 border-bg bg-surface px-4 py-2.5 lg:px-5',
        hasSurface ? '-mx-4 -mb-4 rounded-b-tile lg:-mx-5 lg:-mb-5' : 'rounded-tile',
      )}
    >
      {children}
      {parts.length > 0 && (
        <nav aria-label="Parts of the form" className="flex flex-wrap gap-x-4 text-xs max-lg:hidden">
          {parts.map(({ id, title }) => (
            <a
              key={id}
              href={`#${id}`}
              className="inline-flex min-h-8 items-center text-muted underline-offset-4 hover:text-text hover:underline"
            >
              {title}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
