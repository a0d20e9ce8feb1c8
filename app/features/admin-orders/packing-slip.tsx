import { formatOptions } from '~/domain/cart/line-changes';
import { formatIndianPhone } from '~/domain/india/phone';
import { formatAddressLines, type Order } from '~/domain/orders/order';
import { formatDate } from '~/sections/format/format-date';
import { TesseraMark } from '~/ui/art/mark';
import { site } from '~site';

/** What goes into the parcel, without prices. */
export function PackingSlip({ order }: { order: Order }) {
  const { number, createdAt, contact, delivery, lines, notes } = order;
  return (
    <>
      <div className="flex items-start justify-between gap-8">
        <p className="flex items-center gap-2 font-display text-lg font-semibold">
          <TesseraMark />
          {site.name}
        </p>
        <p className="text-end">
          <span className="block font-display text-lg font-semibold">{number}</span>
          {formatDate(createdAt.toISOString())}
        </p>
      </div>
      <div className="mt-10 text-base">
        {[contact.name, ...formatAddressLines(delivery), formatIndianPhone(contact.phone)]
          .filter(Boolean)
          .map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
      </div>
      <table className="mt-10 w-full border-collapse">
        <thead>
          <tr className="border-b border-text text-start">
            <th className="w-8 py-1">
              <span className="sr-only">Packed</span>
            </th>
            <th className="w-20 py-1 text-start font-semibold">Units</th>
            <th className="py-1 text-start font-semibold">Item</th>
            {/* The head is repeated on each page of a long order. */}
            <th className="w-8 py-1 text-end whitespace-nowrap">{number}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ productId, name, quantity, options }) => (
            <tr key={`${productId} ${formatOptions(options)}`} className="border-b border-border">
              <td className="py-2">
                <span className="block size-4 border border-text" />
              </td>
              <td className="py-2 font-semibold tabular-nums">{quantity}</td>
              <td colSpan={2} className="py-2">
                {[name, formatOptions(options)].filter(Boolean).join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes && <p className="mt-6 whitespace-pre-line">The buyer writes: {notes}</p>}
      <p className="mt-10">
        Something wrong? {site.emails.orders}, {site.phone.display}
      </p>
    </>
  );
}
