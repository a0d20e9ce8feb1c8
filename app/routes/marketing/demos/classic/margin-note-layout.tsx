import clsx from 'clsx';
import type { ReactNode } from 'react';

interface MarginNoteLayoutProps {
  /** Content of the outer margin. */
  note: ReactNode;
  /** On narrow screens the note is above the text instead of below it. */
  noteFirst?: boolean;
  children: ReactNode;
}

/** A text column with a margin, as in a printed book. The note starts at the line that it belongs to. */
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
