import clsx from 'clsx';
import { QUOTE_LIMITS } from '~/domain/quotes/quote-schema';
import { getFormVersion } from '~/sections/admin/rejected-form';
import { SAVE_BAR_FORM, SaveBar } from '~/sections/admin/save-bar';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { type ToolFieldState, ToolInput, ToolTextarea } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { QuoteClientFields } from './quote-client-fields';
import { QuoteFormRows } from './quote-form-rows';
import { countMilestoneRows, countRows, type QuoteFormState } from './quote-form-state';
import { QuoteMilestoneRows } from './quote-milestone-rows';

interface QuoteFormProps {
  action: string;
  version: number;
  state: QuoteFormState;
  /** Names of products, as suggestions. */
  products: readonly string[];
  submitLabel: string;
}

const PARTS = [
  { id: 'quote-client', title: 'Client' },
  { id: 'quote-lines', title: 'Lines' },
  { id: 'milestones', title: 'Milestones' },
  { id: 'quote-conditions', title: 'Conditions' },
];

/** What a quote offers, and to whom (R-QUOTE-2). */
export function QuoteForm({ action, version, state, products, submitLabel }: QuoteFormProps) {
  const { values, errors, formError } = state;
  const isInvalid = (name: string) => (errors[name]?.length ?? 0) > 0;
  const firstInvalid = Object.keys(errors).find(isInvalid);
  const getField = (name: string, initial = ''): ToolFieldState => ({
    id: `quote-${name.replace(/[[\].]+/g, '-')}`,
    name,
    value: values[name] ?? initial,
    errors: errors[name] ?? [],
    autoFocus: name === firstInvalid,
  });
  return (
    <ToolForm
      action={action}
      version={getFormVersion(version, { error: errors, initialValue: values })}
      errors={[...(formError ? [formError] : []), ...(errors.lines ?? [])]}
      hasSurface={false}
      className={clsx('max-w-5xl gap-4', SAVE_BAR_FORM)}
    >
      {values.submissionKey && <input type="hidden" name="submissionKey" value={values.submissionKey} />}
      <QuoteClientFields getField={getField} />
      <fieldset id="quote-lines" className="grid scroll-mt-20 gap-4 rounded-tile bg-surface p-4 lg:p-5">
        <legend className="contents text-panel font-semibold">Lines</legend>
        <p className="text-muted">
          Prices are before GST. Empty rows are ignored. More rows appear after saving.
        </p>
        <QuoteFormRows rows={countRows(values)} getField={getField} />
        <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-2.5 sm:max-w-lg">
          <ToolInput
            field={getField('product')}
            label="Add a product of the shop"
            hint="Its name or id. When you save, it becomes a line with its list price."
            list="quote-products"
            maxLength={QUOTE_LIMITS.product}
            autoComplete="off"
            optional="unmarked"
          />
          <ToolInput
            field={getField('productQuantity', '1')}
            label="Quantity"
            inputMode="numeric"
            autoComplete="off"
            optional="unmarked"
          />
          <datalist id="quote-products">
            {products.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
      </fieldset>
      <QuoteMilestoneRows rows={countMilestoneRows(values)} getField={getField} errors={errors.milestones} />
      <fieldset id="quote-conditions" className="grid scroll-mt-20 gap-4 rounded-tile bg-surface p-4 lg:p-5">
        <legend className="contents text-panel font-semibold">Conditions</legend>
        <ToolInput field={getField('validUntil')} label="Valid until" type="date" className="sm:max-w-60" />
        <ToolTextarea
          field={getField('notes')}
          label="Notes"
          hint="The client reads them below the lines."
          maxLength={QUOTE_LIMITS.notes}
          minHeight="min-h-20!"
          optional
        />
        <ToolTextarea
          field={getField('terms')}
          label="Terms"
          maxLength={QUOTE_LIMITS.terms}
          minHeight="min-h-48!"
        />
      </fieldset>
      <SaveBar parts={PARTS} hasSurface={false}>
        <ToolSubmit variant="loud">{submitLabel}</ToolSubmit>
      </SaveBar>
    </ToolForm>
  );
}
