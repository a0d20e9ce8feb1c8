import { parseRupees } from '~/domain/money/money';
import { ConflictAlert, ConflictDifferences } from '~/sections/admin/conflict-alert';
import { type CodeCategory, DISCOUNT_KIND_LABELS } from './describe-code';
import {
  DISCOUNT_FIELD_LABELS,
  DISCOUNT_FIELDS,
  type DiscountField,
  type DiscountValues,
} from './discount-form';

interface DiscountConflictAlertProps {
  /** The code as it is now. */
  values: DiscountValues;
  /** What was sent, by field. */
  sent: Readonly<Record<string, unknown>>;
  categories: readonly CodeCategory[];
}

/** "500" is what is stored as "500.00". */
const isSameNumber = (one: string, other: string) =>
  parseRupees(one) !== undefined && parseRupees(one) === parseRupees(other);

/** R-DISCOUNT-6: a colleague changed the code while the form was open. */
export function DiscountConflictAlert({ values, sent, categories }: DiscountConflictAlertProps) {
  const toText = (field: DiscountField, value: string): string => {
    if (field === 'isOncePerPerson') return value === 'on' ? 'yes' : 'no';
    if (field === 'categoryId') return categories.find(({ id }) => id === value)?.name ?? 'everything';
    if (field === 'kind')
      return value === 'amount' ? DISCOUNT_KIND_LABELS.amount : DISCOUNT_KIND_LABELS.percent;
    return value || 'nothing';
  };
  return (
    <ConflictAlert title="The code was changed in the meantime" className="mb-2.5 max-w-2xl">
      <p>Your changes were not saved. If you save now, they replace those of your colleague.</p>
      <ConflictDifferences
        fields={DISCOUNT_FIELDS.map((field) => {
          const theirs = values[field];
          const typed = typeof sent[field] === 'string' ? sent[field].trim() : '';
          const yours = isSameNumber(theirs, typed) ? theirs : typed;
          return {
            label: DISCOUNT_FIELD_LABELS[field],
            theirs: toText(field, theirs),
            yours: toText(field, yours),
          };
        })}
      />
    </ConflictAlert>
  );
}
