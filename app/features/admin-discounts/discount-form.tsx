import type { SubmissionResult } from '@conform-to/react';
import type { DiscountCode } from '~/domain/discounts/discount-code';
import { toRupeesString } from '~/domain/money/money';
import { addDays, toWallClock } from '~/domain/time/wall-clock';
import { ToolInput, ToolSelect } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { ToolSubmit } from '~/sections/admin/tool-submit';
import { useToolFields } from '~/sections/admin/use-tool-fields';
import { Checkbox } from '~/ui/forms/checkbox';
import { site } from '~site';
import type { CodeCategory } from './describe-code';

/** In the order of the page. */
const NAMES = [
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
type FieldName = (typeof NAMES)[number];
type Values = Record<FieldName, string>;

const EMPTY: Values = {
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
export function toFormValues(code: DiscountCode): Values {
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
  values?: Values;
  lastResult: SubmissionResult<string[]> | undefined;
  submitLabel: string;
}

/** R-DISCOUNT-1, R-DISCOUNT-3: what a code takes off, from which goods, and who may use it when. */
export function DiscountForm({
  action,
  categories,
  values = EMPTY,
  lastResult,
  submitLabel,
}: DiscountFormProps) {
  const { fields, errors } = useToolFields({ id: 'discount', names: NAMES, values, lastResult });
  return (
    <ToolForm action={action} intent="save" errors={errors}>
      <ToolInput
        field={fields.code}
        label="Code"
        hint="Letters, digits and dashes. Buyers may type it in small letters."
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="grid grid-cols-2 gap-3">
        <ToolSelect
          field={fields.kind}
          label="Discount"
          options={[
            { value: 'percent', label: 'a percentage' },
            { value: 'amount', label: 'an amount' },
          ]}
        />
        <ToolInput
          field={fields.value}
          label="How much"
          hint="12.5 is 12.5 % or Rs. 12.50."
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <ToolSelect
          field={fields.categoryId}
          label="Applies to"
          options={[
            { value: '', label: 'everything' },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          optional="unmarked"
        />
        <ToolInput
          field={fields.minTotal}
          label="Minimum order, Rs."
          hint="Before GST."
          inputMode="decimal"
          autoComplete="off"
          optional
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <ToolInput field={fields.startsOn} label="First day" type="date" optional />
        <ToolInput field={fields.endsOn} label="Last day" type="date" optional />
      </div>
      <ToolInput
        field={fields.maxUses}
        label="Total uses"
        hint="A cancelled order gives its use back."
        inputMode="numeric"
        autoComplete="off"
        optional
      />
      <Checkbox
        id="discount-isOncePerPerson"
        name="isOncePerPerson"
        defaultChecked={fields.isOncePerPerson.value === 'on'}
        label="Each person can use it once"
      />
      <ToolSubmit variant="loud" className="justify-self-start">
        {submitLabel}
      </ToolSubmit>
    </ToolForm>
  );
}
