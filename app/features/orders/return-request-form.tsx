import { type SubmissionResult, useForm } from '@conform-to/react';
import { formatOptions } from '~/domain/cart/line-changes';
import type { LineUnits } from '~/domain/orders/line-units';
import { ORDER_FORM_LIMITS } from '~/domain/orders/order-form-fields';
import { RETURN_DAYS } from '~/domain/orders/order-return';
import { RESIZE_PICTURE_ATTRIBUTE } from '~/domain/site/behaviour-attributes';
import { formatDateTime } from '~/sections/format/format-date';
import type { ShownOrderLine } from '~/sections/shop/order-line-list';
import { Button } from '~/ui/buttons/button';
import { Disclosure } from '~/ui/data/disclosure';
import { CHOOSE_FILE_AGAIN } from '~/ui/forms/choose-file-again';
import { Field } from '~/ui/forms/field';
import { FieldError } from '~/ui/forms/field-message';
import { Input } from '~/ui/forms/input';
import { Textarea } from '~/ui/forms/textarea';

const ID = 'return';
const UNITS_ERROR_ID = `${ID}-units-error`;

/** Why a form without an invalid field was not accepted. */
const FOCUSED = { tabIndex: -1, autoFocus: true } as const;

interface ReturnFields {
  lines: string[];
  reason: string;
  photo: string;
}

interface UnitInputsProps {
  lines: readonly ShownOrderLine[];
  /** The units that can still be sent back, by position of the line. */
  units: LineUnits;
  submitted: readonly unknown[];
  errors: readonly string[] | undefined;
}

/** How many units of each line. An order of one unit has nothing to choose. */
function UnitInputs({ lines, units, submitted, errors }: UnitInputsProps) {
  const error = errors?.[0];
  const first = lines.findIndex((_, position) => units[position]);
  return (
    <fieldset className="grid gap-grout">
      <legend className="mb-1.5 text-sm font-semibold text-text">How many do you return?</legend>
      {lines.map(({ productId, name, options }, position) => {
        const most = units[position] ?? 0;
        const id = `${ID}-lines-${position}`;
        const chosen = formatOptions(options);
        const typed = submitted[position];
        if (most === 0) return null;
        return (
          <div
            key={`${productId} ${chosen}`}
            className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-center gap-4"
          >
            <label htmlFor={id} className="text-text">
              {name}
              <span className="block text-sm text-muted">
                {chosen && `${chosen}, `}
                {most === 1 ? 'one at most' : `up to ${most}`}
              </span>
            </label>
            <input
              id={id}
              name={`lines[${position}]`}
              type="number"
              inputMode="numeric"
              min={0}
              max={most}
              placeholder="0"
              defaultValue={typeof typed === 'string' ? typed : undefined}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? UNITS_ERROR_ID : undefined}
              {...(error !== undefined && position === first && { autoFocus: true })}
              className="control text-end tabular-nums"
            />
          </div>
        );
      })}
      {error && <FieldError id={UNITS_ERROR_ID}>{error}</FieldError>}
    </fieldset>
  );
}

interface ReturnRequestFormProps {
  lines: readonly ShownOrderLine[];
  units: LineUnits;
  deadline: Date;
  /** The issues and values of a form that was not accepted. */
  lastResult: SubmissionResult<string[]> | undefined;
}

/** R-ORDER-7: asks for the return of units, with a reason and a photo. Works without script. */
export function ReturnRequestForm({ lines, units, deadline, lastResult }: ReturnRequestFormProps) {
  const [form, fields] = useForm<ReturnFields, unknown, string[]>({ id: ID, lastResult: lastResult ?? null });
  const { reason, photo } = fields;
  const submitted: unknown = lastResult?.initialValue?.lines;
  return (
    <Disclosure summary="Return an item" open={lastResult !== undefined} id={ID}>
      <form method="post" encType="multipart/form-data" noValidate data-send-once="" className="grid gap-5">
        <input type="hidden" name="intent" value="return" />
        <p>
          Within {RETURN_DAYS} days of delivery: until {formatDateTime(deadline)}. We answer by email, and
          explain how to send it.
        </p>
        {form.errors?.map((message) => (
          <p key={message} role="alert" {...FOCUSED} className="font-semibold text-danger">
            {message}
          </p>
        ))}
        <UnitInputs
          lines={lines}
          units={units}
          submitted={Array.isArray(submitted) ? submitted : []}
          errors={fields.lines.errors}
        />
        <Field id={`${ID}-reason`} label="Reason" required {...(reason.errors && { error: reason.errors })}>
          <Textarea
            name="reason"
            rows={3}
            maxLength={ORDER_FORM_LIMITS.reason}
            defaultValue={reason.initialValue}
            autoFocus={Boolean(!fields.lines.errors && reason.errors)}
          />
        </Field>
        <Field
          id={`${ID}-photo`}
          label="A photo"
          optional="helpful if something is damaged"
          hint={`JPEG, PNG or WebP, at most 5 MB.${lastResult ? CHOOSE_FILE_AGAIN : ''}`}
          {...(photo.errors && { error: photo.errors })}
        >
          <Input
            {...{ [RESIZE_PICTURE_ATTRIBUTE]: '' }}
            name="photo"
            autoFocus={Boolean(!fields.lines.errors && !reason.errors && photo.errors)}
            type="file"
            accept="image/jpeg,image/png,image/webp"
          />
        </Field>
        <Button type="submit" className="justify-self-start">
          Request a return
        </Button>
      </form>
    </Disclosure>
  );
}
