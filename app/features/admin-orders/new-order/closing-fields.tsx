import { CHECKOUT_LIMITS } from '~/domain/orders/checkout-limits';
import type { DeliveryNeeds } from '~/domain/orders/issued-kind';
import { paths } from '~/paths';
import { ToolInput, ToolSelect, ToolTextarea } from '~/sections/admin/tool-field';
import { Checkbox } from '~/ui/forms/checkbox';
import type { GetField } from './new-order-state';

interface ClosingFieldsProps {
  field: GetField;
  /** The payment methods of the shop. */
  methods: readonly { value: string; label: string }[];
  needs: DeliveryNeeds;
}

const LINK = 'underline underline-offset-4 hover:text-link';

/** Payment, code, note, and what the buyer agreed to. */
export function ClosingFields({ field, methods, needs }: ClosingFieldsProps) {
  const terms = field('acceptTerms');
  return (
    <fieldset className="grid gap-4 rounded-tile bg-surface p-4 lg:p-5">
      <legend className="contents text-panel font-semibold">Payment and terms</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ToolSelect
          field={field('paymentMethod')}
          label="Payment method"
          options={methods}
          hint="The confirmation says how to pay. Money that is here already is recorded on the page of the order."
        />
        <ToolInput
          field={field('discountCode')}
          label="Discount code or gift card"
          hint="You see what it takes off before the order is placed."
          maxLength={CHECKOUT_LIMITS.discountCode}
          autoCapitalize="characters"
          spellCheck={false}
          autoComplete="off"
          optional
        />
      </div>
      {needs.hasGiftCard && (
        <p className="text-muted">
          The codes of gift cards go to the buyer, who can send them to other people from the page of the
          order.
        </p>
      )}
      <ToolTextarea
        field={field('notes')}
        label="Note of the buyer"
        hint="It is on the page of the order, which the buyer sees."
        maxLength={CHECKOUT_LIMITS.notes}
        optional
      />
      <Checkbox
        id={terms.id}
        name={terms.name}
        defaultChecked={terms.value === 'on'}
        autoFocus={terms.autoFocus}
        required
        {...(terms.errors?.[0] && { error: terms.errors[0] })}
        label={
          <>
            The buyer knows the total and agrees to the{' '}
            <a href={paths.termsOfUse()} className={LINK}>
              terms of use
            </a>{' '}
            and the{' '}
            <a href={paths.refundPolicy()} className={LINK}>
              refund policy
            </a>
            .
          </>
        }
      />
    </fieldset>
  );
}
