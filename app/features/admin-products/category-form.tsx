import type { SubmissionResult } from '@conform-to/react';
import { getCategoryCode } from '~/content/shop/supply-codes';
import { CATEGORY_LIMITS, type StaffCategory } from '~/domain/catalogue/category-form-schema';
import { getFormVersion } from '~/sections/admin/rejected-form';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { useToolFields } from '~/sections/admin/use-tool-fields';

interface CategoryFormProps {
  action: string;
  /** The stored one, or the first values of a new one. */
  category: Pick<StaffCategory, 'position'> & Partial<StaffCategory>;
  lastResult: SubmissionResult<string[]> | undefined;
  submitLabel: string;
}

/** R-PRODUCT-11: what a category is called, where it is in the lists, and its code on invoices. */
export function CategoryForm({ action, category, lastResult, submitLabel }: CategoryFormProps) {
  const { id = '', name = '', description = '', hsnCode = '', position, version = 0 } = category;
  const { fields, errors } = useToolFields({
    id: 'category',
    names: ['name', 'description', 'position', 'hsnCode'],
    lastResult,
    values: { name, description, position: String(position), hsnCode },
  });
  return (
    <ToolForm
      action={action}
      intent="save"
      version={getFormVersion(version, lastResult)}
      errors={errors}
      asksBeforeLeaving
    >
      <ToolInput field={fields.name} label="Name" maxLength={CATEGORY_LIMITS.name} autoComplete="off" />
      <ToolInput
        field={fields.description}
        label="Description"
        hint="One line, on the tile of the category in the shop."
        maxLength={CATEGORY_LIMITS.description}
        autoComplete="off"
        optional
      />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <ToolInput
          field={fields.position}
          label="Place"
          hint="Small numbers come first."
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
        <ToolInput
          field={fields.hsnCode}
          label="HSN code or SAC"
          hint={`On invoices, for products without a code of their own. Empty: ${getCategoryCode(id)}.`}
          inputMode="numeric"
          maxLength={8}
          autoComplete="off"
          optional
        />
      </div>
      <ToolSubmit variant="loud" className="justify-self-start">
        {submitLabel}
      </ToolSubmit>
    </ToolForm>
  );
}
