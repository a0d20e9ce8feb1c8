import clsx from 'clsx';
import type { ReactNode } from 'react';

interface MarginNoteLayoutProps {
  /** What stands beside the text, in the outer margin. */
  note: ReactNode;
  /** Where there is no margin, the note stands above the text instead of below it. */
  noteFirst?: boolean;
  children: ReactNode;
}

/** A column of text and its margin, as in a printed book: the note begins at the line it belongs to. */
export function MarginNoteLayout({ note, noteFirst, children }: MarginNoteLayoutProps) {
  return (
    <div className="grid gap-x-14 gap-y-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
      <div className={clsx('text-sm text-muted lg:pt-2 lg:text-end', !noteFirst && 'max-lg:order-last')}>
        {note}
      </div>
      <div>{children}</div>
    </div>
  );
}
