import { PAYMENT_PROVIDER_NAMES } from '~/content/shop/payment-method-texts';
import type { Paise } from '~/domain/money/money';
import { ONLINE_PROVIDERS, type OnlineMethod } from '~/domain/payments/payment-method';
import { formatAmount } from '~/sections/format/format-amount';
import { Button } from '~/ui/buttons/button';
import { Icon } from '~/ui/icons/icon';

/** The form that leads to the page of a payment provider. */
export function PayOnline({ payment }: { payment: { method: OnlineMethod; amount: Paise } }) {
  const provider = PAYMENT_PROVIDER_NAMES[ONLINE_PROVIDERS[payment.method]];
  return (
    <form method="post" className="grid gap-grout print:hidden">
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="method" value={payment.method} />
      <Button type="submit" size="lg" className="w-full">
        Pay {formatAmount(payment.amount)} now
        <Icon name="arrow-up-right" />
      </Button>
      <p className="rounded-tile bg-surface px-5 py-4 text-sm text-muted">
        The button leads to the secure page of {provider}, and {provider} leads you back here. We never see
        your card.
      </p>
    </form>
  );
}
