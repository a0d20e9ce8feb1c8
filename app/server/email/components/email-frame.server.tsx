import { Fragment, type ReactElement, type ReactNode } from 'react';
import { site } from '~site';
import type { EmailGlaze } from './colours.server';
import { Mosaic } from './mosaic.server';
import { Preview } from './preview.server';
import { SiteLink } from './site-link.server';
import { emailStylesheet, styles } from './styles.server';
import { Wordmark } from './wordmark.server';

/** The result of a template. */
export interface EmailBody {
  subject: string;
  /** An `<EmailFrame>`. */
  body: ReactElement;
}

interface FrameProps {
  /** The text that inboxes show beside the subject. It does not repeat the subject. */
  preview: string;
  heading: string;
  /** The mosaic above the email follows from it: the number of an order, or the name of the template. */
  seed: string;
  glazes: readonly [EmailGlaze, EmailGlaze];
  children: ReactNode;
  /** Why the recipient gets this email, and how to unsubscribe. */
  reason: ReactNode;
}

const { lines, city, postalCode } = site.address;
const postalAddress = [site.legalName, ...lines, `${city} ${postalCode}`].join(', ');

/** A text in which a number with hyphens stays on one line. */
const NoBreak = ({ children }: { children: string }) =>
  children.split(/(\S*-\S*)/).map((part) =>
    part.includes('-') ? (
      <span key={part} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  );

/** The layout of all emails: the mosaic, the wordmark, the content and the reason. */
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
      {/* Some clients replace the body element, so the cell repeats its styles. */}
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
                          {postalAddress}. <SiteLink href="/">{site.domain}</SiteLink>
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
