import { Fragment } from 'react';

/** Text with its line breaks as `<br>`: not all mail clients support `white-space`. */
export const Lines = ({ children }: { children: string }) =>
  children.split('\n').map((line, position, all) => (
    <Fragment key={all.slice(0, position + 1).join('\n')}>
      {position > 0 && <br />}
      {line}
    </Fragment>
  ));
