import { ORDER_FORM_LIMITS } from '~/domain/orders/order-form-fields';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolTextarea } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { FormDisclosure } from './form-disclosure';
import type { OrderFormProps } from './form-state';
import { useOrderFields } from './use-order-fields';

/** A note on an order, which only staff see. */
export function NoteForm(form: OrderFormProps) {
  const { fields, formErrors, isRejected } = useOrderFields('note', form, { note: '' });
  return (
    <FormDisclosure label="Write a note for colleagues" shortcut="n" isOpen={isRejected}>
      <ToolForm {...form} intent="note" errors={formErrors} hasSurface={false} className="gap-3">
        <ToolTextarea
          field={fields.note}
          label="Note"
          hint="Only staff see it."
          maxLength={ORDER_FORM_LIMITS.note}
        />
        <ToolSubmit>Add the note</ToolSubmit>
      </ToolForm>
    </FormDisclosure>
  );
}
