import type { ReactNode } from 'react';
import { site } from '~site';
import type { EmailGlaze } from './colours.server';
import { Mosaic } from './mosaic.server';
import { NoBreak } from './no-break.server';
import { Preview } from './preview.server';
import { SiteLink } from './site-link.server';
import { emailStylesheet, styles } from './styles.server';
import { Wordmark } from './wordmark.server';

interface FrameProps {
  /** What an inbox shows beside the subject: it goes on from there, and does not say it again. */
  preview: string;
  heading: string;
  /** Draws the mosaic above the letter: an order's number, or the name of the template. */
  seed: string;
  glazes: readonly [EmailGlaze, EmailGlaze];
  children: ReactNode;
  /** Why this mail came; and how no more come, where more could. */
  reason: ReactNode;
}

const { lines, city, postalCode } = site.address;
const postal = [site.legalName, ...lines, `${city} ${postalCode}`].join(', ');

/** Every letter: the mosaic, the mark, what it says, and why it came. */
export function EmailFrame({ preview, heading, seed, glazes, children, reason }: FrameProps) {
  return (
    <html lang={site.language} dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{heading}</title>
        <style>{emailStylesheet}</style>
      </head>
      {/* Some programs replace the body by an element of their own: what it says is repeated by the cell within. */}
      <body className="m-bg m-text" style={styles.canvas}>
        <table
          role="presentation"
          className="m-bg"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ backgroundColor: styles.body.backgroundColor }}
        >
          <tbody>
            <tr>
              <td align="center" lang={site.language} dir="ltr" className="m-bg m-text" style={styles.body}>
                <Preview>{preview}</Preview>
                <Mosaic seed={seed} glazes={glazes} />
                <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.page}>
                  <tbody>
                    <tr>
                      <td align="left" className="m-surface m-sheet" style={styles.sheet}>
                        <Wordmark />
                        <h1 className="m-text m-heading" style={styles.heading}>
                          <NoBreak>{heading}</NoBreak>
                        </h1>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td align="left" className="m-sheet" style={{ padding: '22px 40px 0' }}>
                        <p className="m-muted" style={styles.small}>
                          {reason}
                        </p>
                        <p className="m-muted" style={styles.small}>
                          {postal}. <SiteLink href="/">{site.domain}</SiteLink>
                        </p>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
