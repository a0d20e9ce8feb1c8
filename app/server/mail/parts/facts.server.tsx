import { styles } from './styles.server';

export interface Fact {
  term: string;
  value: string;
}

/** Terms and values, a line each. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '10px 0 22px' }}>
      <tbody>
        {facts.map(({ term, value }) => (
          <tr key={term}>
            <th
              align="left"
              scope="row"
              className="m-muted m-line"
              style={{ ...styles.line, ...styles.term, verticalAlign: 'top', width: '34%', fontWeight: 400 }}
            >
              {term}
            </th>
            <td
              className="m-text m-line"
              style={{ ...styles.line, ...styles.value, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
