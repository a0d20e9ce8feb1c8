import { Fragment } from 'react';

/** Words with their line breaks: mail programs and text parts know `<br>`, not all of them white space. */
export const Lines = ({ children }: { children: string }) =>
  children.split('\n').map((line, position, all) => (
    <Fragment key={all.slice(0, position + 1).join('\n')}>
      {position > 0 && <br />}
      {line}
    </Fragment>
  ));
