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
  /** What stands in the fields at first. */
  form: DelayForm;
  issues: DelayFormIssues;
  onChange: () => void;
}

const words: Readonly<Record<Exclude<DelayField, 'missed'>, { label: string; hint: string }>> = {
  benefit: { label: 'What it brings or saves in a month', hint: 'In rupees: 9,00,000 or 9 lakh' },
  waiting: {
    label: 'What a month of waiting costs',
    hint: 'People kept ready, the old system, hands that type',
  },
  months: { label: 'Months late', hint: `0 to ${DELAY_LIMITS.months}` },
  lifetime: { label: 'Months it will be of use', hint: `1 to ${DELAY_LIMITS.lifetime}` },
  rate: { label: 'What money costs you, % a year', hint: 'Only matters for months that come later' },
};

const choices = [
  { value: 'lost', label: 'They are gone', hint: 'a law, a season, a lease sets the end' },
  { value: 'later', label: 'They come at the end', hint: 'it runs as long, only later' },
];

/** The numbers that one puts in. Without script the server works them out: it is a form that asks for its own address. */
export function DelayFields({ ref, form, issues, onChange }: DelayFieldsProps) {
  const firstFault = Object.keys(issues)[0];
  const field = (name: Exclude<DelayField, 'missed'>, inputMode?: 'numeric' | 'decimal') => (
    <Field id={`delay-${name}`} label={words[name].label} hint={words[name].hint} error={issues[name]}>
      <Input
        name={name}
        defaultValue={form[name]}
        inputMode={inputMode}
        autoComplete="off"
        maxLength={24}
        autoFocus={firstFault === name}
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
      {field('benefit')}
      {field('waiting')}
      <div className="grid gap-6 sm:grid-cols-2">
        {field('months', 'numeric')}
        {field('lifetime', 'numeric')}
      </div>
      <ChoiceGroup
        id="delay-missed"
        name="missed"
        legend="The months that were missed"
        options={choices}
        defaultValue={form.missed}
        error={issues.missed}
      />
      {field('rate', 'decimal')}
      <div className="without-script">
        <Button type="submit" size="lg">
          Work it out
        </Button>
      </div>
    </form>
  );
}
