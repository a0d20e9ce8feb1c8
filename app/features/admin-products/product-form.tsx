import type { SubmissionResult } from '@conform-to/react';
import { PRODUCT_FIELD_LABELS } from '~/content/admin/product-labels';
import { GENDERS } from '~/domain/catalogue/product';
import {
  EMPTY_PRODUCT_FORM,
  PRODUCT_FORM_FIELDS,
  type ProductFormField,
  type ProductFormValues,
} from '~/domain/catalogue/product-form';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { getFormVersion } from '~/sections/admin/rejected-form';
import { SAVE_BAR_FORM, SaveBar } from '~/sections/admin/save-bar';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { type ToolFieldState, ToolInput, ToolSelect, ToolTextarea } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { useToolFields } from '~/sections/admin/use-tool-fields';
import { Checkbox } from '~/ui/forms/checkbox';

/** A category that a product can be in. */
export interface ProductCategory {
  id: string;
  name: string;
}

interface ProductEditorProps {
  action: string;
  categories: readonly ProductCategory[];
  /** Left out for a new product. */
  version?: number;
  values?: ProductFormValues;
  lastResult: SubmissionResult<string[]> | undefined;
  submitLabel: string;
}

const PAIR = 'grid items-start gap-3 sm:grid-cols-2';
const GENDER_OPTIONS = [
  { value: '', label: 'everybody' },
  ...GENDERS.map((value) => ({ value, label: value })),
];

/** R-PRODUCT-2: everything of a product but its pictures, its stock and whether it is in the shop. */
export function ProductForm(props: ProductEditorProps) {
  const { action, categories, version, values = EMPTY_PRODUCT_FORM, lastResult, submitLabel } = props;
  const { fields, errors } = useToolFields({
    id: 'product',
    names: PRODUCT_FORM_FIELDS,
    values,
    lastResult,
  });
  const field = (name: ProductFormField): { field: ToolFieldState; label: string } => ({
    field: fields[name],
    label: PRODUCT_FIELD_LABELS[name],
  });
  return (
    <ToolForm
      action={action}
      asksBeforeLeaving
      intent="save"
      version={getFormVersion(version, lastResult)}
      errors={errors}
      className={`${SAVE_BAR_FORM} min-w-0`}
    >
      <ToolInput {...field('name')} maxLength={160} autoComplete="off" />
      <ToolInput {...field('subtitle')} hint="One line below the name." maxLength={120} autoComplete="off" />
      <div className="grid items-start gap-3 sm:grid-cols-2 md:grid-cols-3">
        <ToolInput {...field('price')} hint="Before GST, for one." inputMode="decimal" autoComplete="off" />
        <ToolSelect
          {...field('categoryId')}
          options={[
            { value: '', label: 'none yet' },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          optional="unmarked"
        />
        <ToolInput
          {...field('hsnCode')}
          hint="On invoices. Empty: the code of its category."
          inputMode="numeric"
          maxLength={8}
          autoComplete="off"
          optional
        />
      </div>
      <fieldset className="grid gap-3 rounded-tile bg-bg p-3.5">
        <legend className="sr-only">Sale</legend>
        <div className={PAIR}>
          <ToolSelect
            {...field('saleKind')}
            options={[
              { value: '', label: 'no sale' },
              { value: 'percent', label: 'a percentage off' },
              { value: 'amount', label: 'an amount off' },
            ]}
            optional="unmarked"
          />
          <ToolInput
            {...field('saleValue')}
            hint="12.5 is 12.5 % or Rs. 12.50."
            inputMode="decimal"
            autoComplete="off"
            optional
          />
        </div>
        <div className={PAIR}>
          <ToolInput {...field('saleFrom')} hint="From midnight on; empty: at once." type="date" optional />
          <ToolInput {...field('saleUntil')} hint="Until midnight; empty: no end." type="date" optional />
        </div>
      </fieldset>
      <div className={PAIR}>
        <ToolInput
          {...field('colors')}
          hint="With commas: Teal, Clay."
          maxLength={800}
          autoComplete="off"
          optional
        />
        <ToolInput
          {...field('sizes')}
          hint="With commas: S, M, L."
          maxLength={800}
          autoComplete="off"
          optional
        />
        <ToolSelect {...field('gender')} options={GENDER_OPTIONS} optional="unmarked" />
        <ToolInput
          {...field('tag')}
          hint="A word above the name, like New."
          maxLength={40}
          autoComplete="off"
          optional
        />
      </div>
      <ToolTextarea {...field('description')} hint="Two or three sentences beside the pictures." rows={4} />
      <ToolTextarea
        {...field('story')}
        hint="The first paragraph is set large. An empty line begins a new one."
        rows={6}
        optional
      />
      <ToolTextarea {...field('details')} hint="One a line, like Height: 9 cm." rows={4} optional />
      <ToolTextarea {...field('care')} hint="One a line." rows={3} optional />
      <div className={PAIR}>
        <ToolInput
          {...field('rank')}
          hint="Small numbers come first."
          inputMode="numeric"
          autoComplete="off"
        />
        <Checkbox
          id="product-featured"
          name="featured"
          defaultChecked={fields.featured.value === 'on'}
          label="Featured: shown first, and on the start page of the shop"
          className="sm:pt-6"
        />
      </div>
      <SaveBar>
        <ToolSubmit {...{ [ADMIN_ATTRIBUTES.key]: 's' }} variant="loud">
          {submitLabel}
        </ToolSubmit>
      </SaveBar>
    </ToolForm>
  );
}
