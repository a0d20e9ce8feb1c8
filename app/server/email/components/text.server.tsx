import { Fragment, type ReactNode } from 'react';
import { styles } from './styles.server';

/** Text with its line breaks as `<br>`: not all mail clients support `white-space`. */
export const Lines = ({ children }: { children: string }) =>
  children.split('\n').map((line, position, all) => (
    <Fragment key={all.slice(0, position + 1).join('\n')}>
      {position > 0 && <br />}
      {line}
    </Fragment>
  ));

/** The greeting of an email to a user. Without a name when the email is not confirmed. */
export const formatGreeting = (name: string | undefined, ending: ',' | '.' = ','): string =>
  `${name ? `Hello ${name}` : 'Hello'}${ending}`;

/** A paragraph. */
export const Paragraph = ({ children }: { children: ReactNode }) => (
  <p className="m-text" style={styles.words}>
    {children}
  </p>
);

/** A text of staff: empty lines separate paragraphs. */
export const Paragraphs = ({ children }: { children: string }) =>
  children
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph, position, all) => (
      <Paragraph key={all.slice(0, position + 1).join('\n')}>
        <Lines>{paragraph}</Lines>
      </Paragraph>
    ));

/** A less important paragraph. */
export const MutedParagraph = ({ children }: { children: ReactNode }) => (
  <p className="m-muted" style={styles.quiet}>
    {children}
  </p>
);

export const Subheading = ({ children }: { children: ReactNode }) => (
  <h2 className="m-text" style={styles.subheading}>
    {children}
  </h2>
);

/** The text of a visitor, unchanged. */
export const Quotation = ({ children }: { children: string }) => (
  <div className="m-well m-text" style={{ ...styles.words, ...styles.well }}>
    <Lines>{children}</Lines>
  </div>
);
