import { Fragment } from 'react';

/** A text in which a number with hyphens stays on one line. */
export const NoBreak = ({ children }: { children: string }) =>
  children.split(/(\S*-\S*)/).map((part) =>
    part.includes('-') ? (
      <span key={part} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  );
