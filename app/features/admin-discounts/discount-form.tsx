import type { SubmissionResult } from '@conform-to/react';
import type { DiscountCode } from '~/domain/discounts/discount-code';
import { toRupeesString } from '~/domain/money/money';
import { addDays, toWallClock } from '~/domain/time/wall-clock';
import { getFormVersion } from '~/sections/admin/rejected-form';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolSelect } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { useToolFields } from '~/sections/admin/use-tool-fields';
import { Checkbox } from '~/ui/forms/checkbox';
import { site } from '~site';
import { type CodeCategory, DISCOUNT_KIND_LABELS } from './describe-code';

/** In the order of the page. */
export const DISCOUNT_FIELDS = [
  'code',
  'kind',
  'value',
  'categoryId',
  'minTotal',
  'startsOn',
  'endsOn',
  'maxUses',
  'isOncePerPerson',
] as const;
export type DiscountField = (typeof DISCOUNT_FIELDS)[number];
export type DiscountValues = Record<DiscountField, string>;

export const DISCOUNT_FIELD_LABELS: Readonly<Record<DiscountField, string>> = {
  code: 'Code',
  kind: 'Discount',
  value: 'How much',
  categoryId: 'Applies to',
  minTotal: 'Minimum order, Rs.',
  startsOn: 'First day',
  endsOn: 'Last day',
  maxUses: 'Total uses',
  isOncePerPerson: 'Each person can use it once',
};

const EMPTY: DiscountValues = {
  code: '',
  kind: 'percent',
  value: '',
  minTotal: '',
  categoryId: '',
  maxUses: '',
  startsOn: '',
  endsOn: '',
  isOncePerPerson: '',
};

const toDay = (moment: Date) => toWallClock(moment, site.openingHours.timeZone).day;

/** The values of the form for a stored code. */
export function toFormValues(code: DiscountCode): DiscountValues {
  const { kind, value, minTotal, categoryId, maxUses, startsAt, endsAt, isOncePerPerson } = code;
  return {
    code: code.code,
    kind,
    categoryId: categoryId ?? '',
    maxUses: maxUses?.toString() ?? '',
    value: kind === 'amount' ? toRupeesString(value) : String(value / 100),
    minTotal: minTotal > 0 ? toRupeesString(minTotal) : '',
    startsOn: startsAt ? toDay(startsAt) : '',
    // The last day, of which the end is the first moment after.
    endsOn: endsAt ? addDays(toDay(endsAt), -1) : '',
    isOncePerPerson: isOncePerPerson ? 'on' : '',
  };
}

interface DiscountFormProps {
  action: string;
  categories: readonly CodeCategory[];
  values?: DiscountValues;
  /** Absent for a new code. */
  version?: number;
  lastResult: SubmissionResult<string[]> | undefined;
  submitLabel: string;
}

/** R-DISCOUNT-1, R-DISCOUNT-3: what a code takes off, from which goods, and who may use it when. */
export function DiscountForm({
  action,
  categories,
  values = EMPTY,
  version,
  lastResult,
  submitLabel,
}: DiscountFormProps) {
  const { fields, errors } = useToolFields({ id: 'discount', names: DISCOUNT_FIELDS, values, lastResult });
  return (
    <ToolForm action={action} intent="save" version={getFormVersion(version, lastResult)} errors={errors}>
      <ToolInput
        field={fields.code}
        label={DISCOUNT_FIELD_LABELS.code}
        hint="Letters, digits and dashes. Buyers may type it in small letters."
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="grid grid-cols-2 gap-3">
        <ToolSelect
          field={fields.kind}
          label={DISCOUNT_FIELD_LABELS.kind}
          options={[
            { value: 'percent', label: DISCOUNT_KIND_LABELS.percent },
            { value: 'amount', label: DISCOUNT_KIND_LABELS.amount },
          ]}
        />
        <ToolInput
          field={fields.value}
          label={DISCOUNT_FIELD_LABELS.value}
          hint="12.5 is 12.5 % or Rs. 12.50."
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <ToolSelect
          field={fields.categoryId}
          label={DISCOUNT_FIELD_LABELS.categoryId}
          hint="Never to gift cards."
          options={[
            { value: '', label: 'everything' },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          optional="unmarked"
        />
        <ToolInput
          field={fields.minTotal}
          label={DISCOUNT_FIELD_LABELS.minTotal}
          hint="Before GST."
          inputMode="decimal"
          autoComplete="off"
          optional
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <ToolInput field={fields.startsOn} label={DISCOUNT_FIELD_LABELS.startsOn} type="date" optional />
        <ToolInput field={fields.endsOn} label={DISCOUNT_FIELD_LABELS.endsOn} type="date" optional />
      </div>
      <ToolInput
        field={fields.maxUses}
        label={DISCOUNT_FIELD_LABELS.maxUses}
        hint="A cancelled order gives its use back."
        inputMode="numeric"
        autoComplete="off"
        optional
      />
      <Checkbox
        id="discount-isOncePerPerson"
        name="isOncePerPerson"
        defaultChecked={fields.isOncePerPerson.value === 'on'}
        label={DISCOUNT_FIELD_LABELS.isOncePerPerson}
      />
      <ToolSubmit variant="loud" className="justify-self-start">
        {submitLabel}
      </ToolSubmit>
    </ToolForm>
  );
}
