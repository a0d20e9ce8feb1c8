import { shopDeadlines } from '~/content/shop/shop-promises';
import { type DeliveryEstimate, formatDays } from '~/domain/orders/delivery-estimate';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';

const FORM_ID = 'delivery';

/** R-DELIVERY-1: how long the courier needs to a PIN. Works without JavaScript. */
export function DeliveryEstimateForm({ estimate }: { estimate: DeliveryEstimate | undefined }) {
  return (
    <form id={FORM_ID} action={`#${FORM_ID}`} className="mt-4 grid gap-3 print:hidden">
      <div className="flex flex-wrap items-end gap-grout">
        <Field
          id="pin"
          label="Delivery estimate: your PIN code"
          error={estimate?.kind === 'invalid' ? 'A PIN code has six digits, like 560001.' : undefined}
          className="flex-1 basis-36"
        >
          <Input
            name="pin"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={7}
            defaultValue={estimate?.pin}
          />
        </Field>
        <Button type="submit" variant="quiet">
          Show
        </Button>
      </div>
      {estimate?.kind === 'days' && (
        <p role="status">
          <span className="font-semibold">
            {formatDays(estimate.days)} with the courier to {estimate.pin}
            {estimate.state && `, ${estimate.state}`}
          </span>
          . We pack {shopDeadlines.packing}.
        </p>
      )}
    </form>
  );
}
