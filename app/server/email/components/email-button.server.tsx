import glazes from '~/ui/glazes.json';
import { useAbsoluteUrl } from './site-link.server';
import { styles } from './styles.server';
import { MutedParagraph } from './text.server';

interface EmailButtonProps {
  href: string;
  /** The action: "Confirm the address". */
  children: string;
}

const PADDING = '15px 26px';

/** Outlook for Windows ignores the padding of a link and uses `msoPaddingAlt` of the cell. Other clients ignore that. */
const cell = { backgroundColor: glazes.vermilion, borderRadius: '3px', msoPaddingAlt: PADDING };

/** The main action of an email. Below it the full URL, for clients without buttons and for users who check links. */
export function EmailButton({ href, children }: EmailButtonProps) {
  const url = useAbsoluteUrl(href);
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
                href={url}
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
          href={url}
          target="_blank"
          className="m-link"
          style={{ ...styles.link, wordBreak: 'break-all' }}
          rel="noopener"
        >
          {url}
        </a>
      </MutedParagraph>
    </>
  );
}
