import { formatOptions } from '~/domain/cart/line-changes';
import { formatMoney, type Paise } from '~/domain/money/money';
import type { OrderLine } from '~/domain/orders/order';
import type { PricedCart } from '~/domain/pricing/pricing';
import { site } from '~site';
import { styles } from './styles.server';

const format = (amount: Paise) => formatMoney(amount, site.currency.label);

const amountStyle = { ...styles.line, ...styles.value, textAlign: 'right', whiteSpace: 'nowrap' } as const;

interface OrderTotalsProps {
  lines: readonly OrderLine[];
  priced: PricedCart;
}

/** The lines of an order, and the steps from the list prices to the total. */
export function OrderTotals({ lines, priced }: OrderTotalsProps) {
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
                  {quantity} × {format(price?.unitPrice ?? 0)}
                </span>
              </td>
              <td className="m-text m-line" style={{ ...amountStyle, verticalAlign: 'top' }}>
                {format(price?.payable ?? 0)}
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
                {format(amount)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
