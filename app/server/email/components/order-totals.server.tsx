import { formatOptions } from '~/domain/cart/line-changes';
import { formatMoney, type Paise } from '~/domain/money/money';
import type { OrderLine } from '~/domain/orders/order';
import type { PricedCart } from '~/domain/pricing/pricing';
import { site } from '~site';
import { styles } from './styles.server';

const money = (amount: Paise) => formatMoney(amount, site.currency.label);

const amountStyle = { ...styles.line, ...styles.value, textAlign: 'right', whiteSpace: 'nowrap' } as const;

interface BillProps {
  lines: readonly OrderLine[];
  priced: PricedCart;
}

/** What was bought, and the way from the list prices to what is to be paid. */
export function OrderTotals({ lines, priced }: BillProps) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '6px 0 22px' }}>
      <tbody>
        {lines.map(({ name, quantity, options }, position) => {
          const price = priced.lines[position];
          const chosen = formatOptions(options);
          return (
            <tr key={`${name} ${chosen}`} data-text="entry">
              <td className="m-text m-line" style={{ ...styles.line, ...styles.value, paddingRight: '16px' }}>
                <strong>{name}</strong>
                <br />
                <span className="m-muted" style={{ ...styles.small, margin: 0 }}>
                  {chosen && `${chosen} · `}
                  {quantity} × {money(price?.unitPrice ?? 0)}
                </span>
              </td>
              <td className="m-text m-line" style={{ ...amountStyle, verticalAlign: 'top' }}>
                {money(price?.payable ?? 0)}
              </td>
            </tr>
          );
        })}
        {priced.explanation.map(({ id, label, amount, detail }) => {
          const isLast = id === 'order-total';
          return (
            <tr key={id} data-text="entry">
              <td className="m-muted m-line" style={{ ...styles.line, ...styles.term }}>
                <span className={isLast ? 'm-text' : undefined} style={isLast ? styles.name : undefined}>
                  {label}
                </span>
                <br />
                <span style={{ fontSize: '13px', lineHeight: '19px' }}>{detail}</span>
              </td>
              <td
                className="m-text m-line"
                style={{
                  ...amountStyle,
                  verticalAlign: 'top',
                  ...(isLast && { ...styles.name, padding: '9px 0' }),
                }}
              >
                {money(amount)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
