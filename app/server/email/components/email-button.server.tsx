import glazes from '~/ui/glazes.json';
import { useAbsoluteUrl } from './site-url.server';
import { styles } from './styles.server';
import { MutedParagraph } from './text.server';

interface LetterButtonProps {
  href: string;
  /** What happens: "Confirm the address". */
  children: string;
}

const PADDING = '15px 26px';

/** Outlook for Windows ignores the padding of a link and takes this one of the cell; all others ignore this. */
const cell = { backgroundColor: glazes.vermilion, borderRadius: '3px', msoPaddingAlt: PADDING };

/** The one thing to do; below it the address in full, for programs that show no buttons and people who look first. */
export function EmailButton({ href, children }: LetterButtonProps) {
  const address = useAbsoluteUrl(href);
  return (
    <>
      <table
        role="presentation"
        data-skip-in-text="true"
        cellPadding={0}
        cellSpacing={0}
        style={{ margin: '24px 0 14px' }}
      >
        <tbody>
          <tr>
            <td style={cell}>
              <a
                href={address}
                target="_blank"
                rel="noopener"
                style={{
                  display: 'inline-block',
                  padding: PADDING,
                  color: glazes.ink,
                  fontSize: '16px',
                  lineHeight: '120%',
                  fontWeight: 600,
                  textDecoration: 'none',
                }}
              >
                {children}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <MutedParagraph>
        {children}:{' '}
        <a
          href={address}
          target="_blank"
          className="m-link"
          style={{ ...styles.link, wordBreak: 'break-all' }}
          rel="noopener"
        >
          {address}
        </a>
      </MutedParagraph>
    </>
  );
}
