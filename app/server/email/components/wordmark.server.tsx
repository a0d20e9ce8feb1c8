import glazes from '~/ui/glazes.json';
import { site } from '~site';
import { light } from './colours.server';
import { styles } from './styles.server';

const SIDE = 11;

const renderTile = (isGlazed: boolean, borderRadius: string) => (
  <td
    width={SIDE}
    height={SIDE}
    style={{ width: SIDE, height: SIDE, padding: 0, fontSize: 0, lineHeight: 0 }}
  >
    <div
      className={isGlazed ? undefined : 'm-ink'}
      style={{
        width: SIDE,
        height: SIDE,
        backgroundColor: isGlazed ? glazes.vermilion : light.text,
        borderRadius,
      }}
    />
  </td>
);

/** The logo and the name of the site. The logo consists of table cells: three tiles in the text colour, one in vermilion. */
export function Wordmark() {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 30px' }}>
      <tbody>
        <tr>
          <td style={{ padding: '0 10px 0 0' }} data-skip-in-text="true">
            <table
              role="presentation"
              aria-hidden="true"
              cellPadding={0}
              cellSpacing={0}
              style={{ borderSpacing: 0 }}
            >
              <tbody>
                <tr>
                  {renderTile(false, '0')}
                  <td width={2} />
                  {renderTile(true, '0 100% 0 0')}
                </tr>
                <tr>
                  <td height={2} colSpan={3} style={{ fontSize: 0, lineHeight: 0, height: 2 }} />
                </tr>
                <tr>
                  {renderTile(false, '0 0 0 100%')}
                  <td width={2} />
                  {renderTile(false, '0')}
                </tr>
              </tbody>
            </table>
          </td>
          <td className="m-text" style={styles.name}>
            {site.name}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
