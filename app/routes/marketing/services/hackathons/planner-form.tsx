import { formatTexts, hallTexts } from '~/content/services/hackathon-content';
import {
  HACKATHON_PEOPLE,
  HALLS,
  type HackathonForm,
  type HackathonFormIssues,
} from '~/domain/services/hackathon-form';
import { HACKATHON_FORMATS } from '~/domain/services/hackathon-schedule';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { ChoiceGroup } from '~/ui/forms/choice-group';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { Stepper } from '~/ui/forms/stepper';

interface PlannerFormProps {
  form: HackathonForm;
  issues: HackathonFormIssues;
}

const DAY_OPTIONS = [
  { value: '1', label: 'One' },
  { value: '2', label: 'Two' },
  { value: '3', label: 'Three' },
];

/** The inputs of the plan. The server works it out; with script each choice submits at once. */
export function PlannerForm({ form, issues }: PlannerFormProps) {
  return (
    <form
      action={`${paths.hackathonPlan()}#plan`}
      data-auto-submit=""
      autoComplete="off"
      noValidate
      aria-label="Your hackathon"
      className="flex flex-col gap-6 rounded-tile bg-surface p-4 md:p-6 print:hidden"
    >
      <Field
        id="plan-people"
        label="People who take part"
        hint={`${HACKATHON_PEOPLE.min} to ${HACKATHON_PEOPLE.max}`}
        error={issues.people}
      >
        <Stepper
          name="people"
          defaultValue={form.people}
          min={HACKATHON_PEOPLE.min}
          max={HACKATHON_PEOPLE.max}
          step={10}
          decreaseLabel="Ten fewer"
          increaseLabel="Ten more"
        />
      </Field>
      <ChoiceGroup
        id="plan-days"
        name="days"
        legend="Days"
        layout="tiles"
        options={DAY_OPTIONS}
        defaultValue={form.days}
        error={issues.days}
      />
      <ChoiceGroup
        id="plan-format"
        name="format"
        legend="Format"
        layout="tiles"
        options={HACKATHON_FORMATS.map((format) => ({ value: format, label: formatTexts[format].label }))}
        defaultValue={form.format}
        error={issues.format}
      />
      <ChoiceGroup
        id="plan-hall"
        name="hall"
        legend="A hall"
        layout="tiles"
        options={HALLS.map((hall) => ({ value: hall, label: hallTexts[hall].label }))}
        defaultValue={form.hall}
        error={issues.hall}
      />
      <Field
        id="plan-from"
        label="First day"
        optional="if you know it"
        hint="With a date you get a calendar file."
        error={issues.from}
      >
        <Input type="date" name="from" defaultValue={form.from} />
      </Field>
      <div className="mt-auto">
        <Button type="submit" size="lg">
          Plan it
        </Button>
      </div>
    </form>
  );
}
