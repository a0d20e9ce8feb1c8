import { styles } from './styles.server';
import { Lines } from './text.server';

export interface EmailFact {
  term: string;
  value: string;
}

const termStyle = {
  ...styles.line,
  ...styles.term,
  verticalAlign: 'top',
  width: '34%',
  fontWeight: 400,
} as const;
const valueStyle = {
  ...styles.line,
  ...styles.value,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;

/** Terms and values, one line each. */
export function Facts({ facts }: { facts: readonly EmailFact[] }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '10px 0 22px' }}>
      <tbody>
        {facts.map(({ term, value }) => (
          <tr key={term} data-text="fact">
            <th align="left" scope="row" className="m-muted m-line" data-text="term" style={termStyle}>
              {term}
            </th>
            <td className="m-text m-line" data-text="value" style={valueStyle}>
              <Lines>{value}</Lines>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
