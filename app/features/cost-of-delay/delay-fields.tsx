import type { Ref } from 'react';
import { DELAY_LIMITS } from '~/features/cost-of-delay/rules/delay-cost';
import type { DelayField, DelayForm, DelayFormIssues } from '~/features/cost-of-delay/rules/parse-delay-form';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { ChoiceGroup } from '~/ui/forms/choice-group';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';

interface DelayFieldsProps {
  ref: Ref<HTMLFormElement>;
  /** Initial values. */
  form: DelayForm;
  issues: DelayFormIssues;
  onChange: () => void;
}

const FIELD_TEXTS: Readonly<Record<Exclude<DelayField, 'missed'>, { label: string; hint: string }>> = {
  benefit: { label: 'What it brings or saves in a month', hint: 'In rupees: 9,00,000 or 9 lakh' },
  waiting: {
    label: 'What a month of waiting costs',
    hint: 'People kept ready, the old system, hands that type',
  },
  months: { label: 'Months late', hint: `0 to ${DELAY_LIMITS.months}` },
  lifetime: { label: 'Months it will be of use', hint: `1 to ${DELAY_LIMITS.lifetime}` },
  rate: { label: 'What money costs you, % a year', hint: 'Only matters for months that come later' },
};

const MISSED_OPTIONS = [
  { value: 'lost', label: 'They are gone', hint: 'a law, a season, a lease sets the end' },
  { value: 'later', label: 'They come at the end', hint: 'it runs as long, only later' },
];

/** The inputs of the calculator. Without JavaScript the form reloads the page with a query, and the server calculates. */
export function DelayFields({ ref, form, issues, onChange }: DelayFieldsProps) {
  const firstInvalidField = Object.keys(issues)[0];
  const renderField = (name: Exclude<DelayField, 'missed'>, inputMode?: 'numeric' | 'decimal') => (
    <Field
      id={`delay-${name}`}
      label={FIELD_TEXTS[name].label}
      hint={FIELD_TEXTS[name].hint}
      error={issues[name]}
    >
      <Input
        name={name}
        defaultValue={form[name]}
        inputMode={inputMode}
        autoComplete="off"
        maxLength={24}
        autoFocus={firstInvalidField === name}
        className="tabular-nums"
      />
    </Field>
  );
  return (
    <form
      ref={ref}
      action={paths.demos.financeConsulting()}
      noValidate
      onInput={onChange}
      onSubmit={(event) => event.preventDefault()}
      className="grid content-start gap-6 rounded-tile bg-surface p-4 md:p-6"
    >
      {renderField('benefit')}
      {renderField('waiting')}
      <div className="grid gap-6 sm:grid-cols-2">
        {renderField('months', 'numeric')}
        {renderField('lifetime', 'numeric')}
      </div>
      <ChoiceGroup
        id="delay-missed"
        name="missed"
        legend="The months that were missed"
        options={MISSED_OPTIONS}
        defaultValue={form.missed}
        error={issues.missed}
      />
      {renderField('rate', 'decimal')}
      <div className="without-script">
        <Button type="submit" size="lg">
          Work it out
        </Button>
      </div>
    </form>
  );
}
