import type { ReactNode } from 'react';
import { Lines } from './lines.server';
import { styles } from './styles.server';

/** A paragraph. */
export const Paragraph = ({ children }: { children: ReactNode }) => (
  <p className="m-text" style={styles.words}>
    {children}
  </p>
);

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
