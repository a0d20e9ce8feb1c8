import { paths } from '~/paths';
import { taxLabel } from '~/sections/shop/unit-price';
import { TextLink } from '~/ui/buttons/text-link';
import { Icon, type IconName } from '~/ui/icons/icon';
import { site } from '~site';

const listBuyingFacts = (paymentMethods: string): { icon: IconName; title: string; text: string }[] => [
  {
    icon: 'box',
    title: 'Small runs',
    text: 'Each product says how many there are once five or fewer are left, and “Sold out” when there are none. Two people can never buy the last one.',
  },
  {
    icon: 'truck',
    title: 'Delivery is free',
    text: 'Anywhere in India, whatever the order comes to. The cart adds nothing for it.',
  },
  {
    icon: 'receipt',
    title: `${taxLabel} included`,
    text: `The large price is what you pay; the small one is before ${site.tax.name}, for those who get it back. “Why this price” shows every step to the paisa.`,
  },
  {
    icon: 'qr',
    title: paymentMethods,
    text: 'Order as a guest and pay on the page of your order. Cancel yourself until it is packed.',
  },
];

/** `paymentMethods`: `UPI, bank transfer or card`. */
export function HowBuyingWorks({ paymentMethods }: { paymentMethods: string }) {
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 className="lg:max-w-[14ch]">Prices: what you see is what you pay</h2>
        <TextLink href={paths.refundPolicy()}>Refunds and returns</TextLink>
      </div>
      <ul className="grid gap-grout sm:grid-cols-2 lg:grid-cols-4">
        {listBuyingFacts(paymentMethods).map(({ icon, title, text }) => (
          <li key={title} className="rounded-tile bg-surface p-5 pb-8">
            <Icon name={icon} size={28} className="text-muted" />
            <h3 className="mt-8">{title}</h3>
            <p className="mt-2 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
