import { useState } from 'react';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Combobox } from '~/ui/hydrated/combobox';
import { HydratedAccordion } from '~/ui/hydrated/hydrated-accordion';
import { NumberField } from '~/ui/hydrated/number-field';
import { Select } from '~/ui/hydrated/select';
import { Slider } from '~/ui/hydrated/slider';
import { Tabs } from '~/ui/hydrated/tabs';
import { Sample, SampleGroup } from './sample';
import { CITIES } from './sample-data';

const STEPS = [
  { id: 'step-address', summary: 'Address', content: 'Where it should go.' },
  { id: 'step-delivery', summary: 'Delivery', content: 'How fast it should be there.' },
  { id: 'step-payment', summary: 'Payment', content: 'How you want to pay.' },
];

function ControlledAccordion() {
  const [openIds, setOpenIds] = useState<readonly string[]>(['step-address']);
  const index = STEPS.findIndex((step) => openIds.includes(step.id));
  const next = STEPS[(index + 1) % STEPS.length];
  return (
    <div className="grid justify-items-start gap-3">
      <HydratedAccordion items={STEPS} openIds={openIds} onOpenChange={setOpenIds} className="w-full" />
      <Button variant="quiet" size="sm" onClick={() => next && setOpenIds([next.id])}>
        Next step
      </Button>
    </div>
  );
}

export function HydratedControlSamples() {
  return (
    <SampleGroup id="hydrated" title="Controls that need React">
      <Sample title="Inputs" layout="grid">
        <Field id="hydrated-select" label="City">
          <Select options={CITIES} placeholder="Choose a city" defaultValue="kochi" />
        </Field>
        <Field id="hydrated-select-error" label="City" error="Choose a city.">
          <Select options={CITIES} placeholder="Choose a city" />
        </Field>
        <Field id="hydrated-combobox" label="City, by typing">
          <Combobox
            options={CITIES}
            placeholder="Type a city"
            emptyText="No such city."
            openLabel="All cities"
          />
        </Field>
        <Field id="hydrated-number" label="Seats">
          <NumberField defaultValue={4} min={1} max={40} decreaseLabel="One less" increaseLabel="One more" />
        </Field>
        <Slider label="Judges" min={1} max={20} defaultValue={[7]} />
        <Slider
          label="Price"
          min={0}
          max={10000}
          step={100}
          defaultValue={[1200, 6400]}
          thumbLabels={['From', 'To']}
          format={(value) => `Rs. ${value.toLocaleString('en-IN')}`}
        />
        <Slider label="Not on offer" min={0} max={10} defaultValue={[3]} disabled />
        <Field id="hydrated-disabled" label="City" disabled>
          <Select options={CITIES} defaultValue="pune" />
        </Field>
      </Sample>
      <div className="grid gap-8 lg:grid-cols-2">
        <Sample title="Tabs" layout="stack">
          <Tabs
            label="Round"
            items={[
              { value: 'teams', label: 'Teams', content: <p>Eight teams are left.</p> },
              { value: 'matrix', label: 'Matrix', content: <p>Every judge, every team.</p> },
              { value: 'results', label: 'Results', content: <p>Not out yet.</p>, disabled: true },
            ]}
          />
        </Sample>
        <Sample title="Accordion ruled by the page" layout="stack">
          <ControlledAccordion />
        </Sample>
      </div>
    </SampleGroup>
  );
}
