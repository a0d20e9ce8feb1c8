import { ORDER_FORM_LIMITS } from '~/domain/orders/order-form-fields';
import { type ToolButtonVariant, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { FormDisclosure } from './form-disclosure';
import type { OrderFormProps } from './form-state';
import { useOrderFields } from './use-order-fields';

interface TransferFormProps extends OrderFormProps {
  /** Of the refund. */
  id: string;
  label: string;
  variant: ToolButtonVariant;
}

/** Notes the reference of a refund that staff transferred by hand. */
export function TransferForm({ id, label, variant, ...form }: TransferFormProps) {
  const intent = `complete-refund-${id}`;
  const { fields, formErrors, isRejected } = useOrderFields(intent, form, { reference: '' });
  return (
    <FormDisclosure label={label} variant={variant} isOpen={isRejected}>
      <ToolForm {...form} intent={intent} errors={formErrors} hasSurface={false} className="gap-3">
        <input type="hidden" name="refundId" value={id} />
        <ToolInput
          field={fields.reference}
          label="Reference of the transfer"
          maxLength={ORDER_FORM_LIMITS.reference}
          autoComplete="off"
        />
        <ToolSubmit variant={variant}>Note it</ToolSubmit>
      </ToolForm>
    </FormDisclosure>
  );
}
