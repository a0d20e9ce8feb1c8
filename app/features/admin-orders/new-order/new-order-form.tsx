import clsx from 'clsx';
import { SHOWN_DISCOUNT_FIELD } from '~/domain/discounts/discount-code';
import type { DeliveryNeeds } from '~/domain/orders/issued-kind';
import { formatNewOrderIntent } from '~/domain/orders/new-order-query';
import type { PricedCart } from '~/domain/pricing/pricing';
import { SAVE_BAR_FORM, SaveBar } from '~/sections/admin/save-bar';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolForm } from '~/sections/admin/tool-form';
import { formatAmount } from '~/sections/format/format-amount';
import { BuyerFields } from './buyer-fields';
import { ClosingFields } from './closing-fields';
import { InvoiceFields } from './invoice-fields';
import { NewOrderAlert } from './new-order-alert';
import { formatShownPrices, type NewOrderRow } from './new-order-rows';
import {
  FORM_FIELDS,
  type GetField,
  getUnshownField,
  NEW_ORDER_FORM,
  type NewOrderState,
} from './new-order-state';

interface NewOrderFormProps {
  /** Path of the page with its query. */
  action: string;
  state: NewOrderState;
  /** The state is that of a form that was sent. Nothing of it is saved. */
  isSent: boolean;
  rows: readonly NewOrderRow[];
  priced: PricedCart;
  needs: DeliveryNeeds;
  methods: readonly { value: string; label: string }[];
}

const listUnshown = ({ isDeliveredByEmail }: DeliveryNeeds): readonly string[] =>
  isDeliveredByEmail
    ? FORM_FIELDS.filter(
        (name) => name === 'contact.phone' || (name.startsWith('delivery.') && name !== 'delivery.state'),
      )
    : [];

/** R-ORDER-18: who buys, where it goes and how it is paid. The form also has the fields of the lines and of the search. */
export function NewOrderForm(props: NewOrderFormProps) {
  const { action, state, isSent, rows, priced, needs, methods } = props;
  const { values, issues, key, alert } = state;
  const firstInvalid = FORM_FIELDS.find((name) => issues[name]?.length);
  const field: GetField = (name) => ({
    id: `order-${name.replace('.', '-')}`,
    name,
    value: values[name] ?? '',
    errors: issues[name] ?? [],
    autoFocus: name === firstInvalid,
  });
  const applied = priced.codeDiscount ?? priced.giftCard;
  const toPay = priced.orderTotal - (priced.giftCard?.amount ?? 0);
  const isEmpty = rows.length === 0;
  const unshown = isEmpty ? FORM_FIELDS : listUnshown(needs);
  return (
    <ToolForm
      id={NEW_ORDER_FORM}
      action={action}
      hasSurface={false}
      asksBeforeLeaving={isSent ? 'at-once' : true}
      className={isEmpty ? 'hidden!' : clsx('gap-4', SAVE_BAR_FORM)}
    >
      <input type="hidden" name="key" value={key} />
      {unshown.map(
        (name) =>
          values[name] && (
            <input key={name} type="hidden" name={getUnshownField(name)} value={values[name]} />
          ),
      )}
      {!isEmpty && (
        <>
          <input type="hidden" name="prices" value={formatShownPrices(rows)} />
          <input type="hidden" name={SHOWN_DISCOUNT_FIELD} value={applied?.amount ?? ''} />
          {alert && <NewOrderAlert alert={alert} />}
          <BuyerFields field={field} needs={needs} />
          <InvoiceFields field={field} needs={needs} />
          <ClosingFields field={field} methods={methods} needs={needs} />
          <SaveBar hasSurface={false}>
            <ToolSubmit intent={formatNewOrderIntent({ kind: 'place' })} variant="loud">
              Place the order: {formatAmount(toPay)}
            </ToolSubmit>
          </SaveBar>
        </>
      )}
    </ToolForm>
  );
}
