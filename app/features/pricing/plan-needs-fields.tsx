import type { Ref } from 'react';
import {
  MIN_PARTICIPANTS,
  type NeedsParameter,
  PLAN_NEEDS_LIMITS,
  type PlanNeeds,
} from '~/domain/products/plan-choice';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Checkbox } from '~/ui/forms/checkbox';
import { ChoiceGroup } from '~/ui/forms/choice-group';
import { site } from '~site';

interface PlanNeedsFieldsProps {
  ref: Ref<HTMLFormElement>;
  /** Initial values. */
  initialNeeds: PlanNeeds;
  needs: PlanNeeds;
  onChange: () => void;
}

const TERMS = [
  { value: 'year', label: 'By the year' },
  { value: 'month', label: 'By the month' },
];

/** The inputs of the calculator. Without JavaScript the form reloads the page with a query, and the server calculates. */
export function PlanNeedsFields({ ref, initialNeeds, needs, onChange }: PlanNeedsFieldsProps) {
  return (
    <form
      ref={ref}
      action={paths.pricing()}
      onInput={onChange}
      onSubmit={(event) => event.preventDefault()}
      className="mt-8 grid gap-10"
    >
      <div className="grid gap-4">
        <SliderField
          name="members"
          label="Members of your community"
          value={needs.members}
          defaultValue={initialNeeds.members}
          min={0}
          max={PLAN_NEEDS_LIMITS.members}
          step={10}
        />
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
          <ChoiceGroup
            id="pricing-term"
            name="term"
            legend="Paid"
            hideLegend
            options={TERMS}
            layout="tiles"
            defaultValue={initialNeeds.term}
          />
          <Checkbox
            id="pricing-chapters"
            name="chapters"
            label="In several chapters"
            defaultChecked={initialNeeds.hasChapters}
          />
        </div>
      </div>
      <div className="grid gap-4">
        <SliderField
          name="events"
          label="Hackathons in a year"
          value={needs.events}
          defaultValue={initialNeeds.events}
          min={0}
          max={PLAN_NEEDS_LIMITS.events}
          step={1}
        />
        <SliderField
          name="people"
          label="People at the largest of them"
          value={needs.participants}
          defaultValue={initialNeeds.participants}
          min={MIN_PARTICIPANTS}
          max={PLAN_NEEDS_LIMITS.participants}
          step={10}
        />
      </div>
      <div className="without-script">
        <Button type="submit" size="lg">
          Write the invoice
        </Button>
      </div>
    </form>
  );
}

interface SliderFieldProps {
  name: NeedsParameter;
  label: string;
  value: number;
  defaultValue: number;
  min: number;
  max: number;
  step: number;
}

function SliderField({ name, label, value, defaultValue, min, max, step }: SliderFieldProps) {
  const id = `pricing-${name}`;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="font-display text-h3 font-semibold tabular-nums">
          {value.toLocaleString(site.language)}
        </output>
      </div>
      <input
        id={id}
        name={name}
        type="range"
        defaultValue={defaultValue}
        min={min}
        max={max}
        step={step}
        autoComplete="off"
        className="range-slider"
      />
    </div>
  );
}
