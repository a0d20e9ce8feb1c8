import { Checkbox } from '~/ui/forms/checkbox';
import { ChoiceGroup } from '~/ui/forms/choice-group';
import { Sample, SampleGroup } from './sample';

const SHIPPING = [
  { value: 'standard', label: 'Standard', hint: 'Four to six days' },
  { value: 'express', label: 'Express', hint: 'Next day in cities' },
  { value: 'pickup', label: 'Pick up', hint: 'Closed this week', disabled: true },
];
const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((size) => ({
  value: size,
  label: size,
  disabled: size === 'XXL',
}));
const TOPICS = ['Climate', 'Education', 'Mobility'].map((topic) => ({ value: topic, label: topic }));

export function ChoiceSamples() {
  return (
    <SampleGroup id="choices" title="Choices">
      <Sample title="Checkbox and switch" layout="grid">
        <div>
          <Checkbox id="check-rest" label="Send me the newsletter" />
          <Checkbox id="check-on" label="Remember this device" defaultChecked hint="For thirty days." />
        </div>
        <div>
          <Checkbox id="check-error" label="I accept the terms" error="Accept the terms to go on." />
          <Checkbox id="check-disabled" label="Not on offer" disabled />
          <Checkbox id="check-disabled-on" label="Always included" disabled defaultChecked />
        </div>
        <div>
          <Checkbox id="switch-rest" isSwitch label="Quiet hours" />
          <Checkbox
            id="switch-on"
            isSwitch
            label="Two-factor sign-in"
            defaultChecked
            hint="Takes effect at once."
          />
          <Checkbox id="switch-disabled" isSwitch label="Not on offer" disabled />
        </div>
        <ChoiceGroup
          id="topics"
          name="topics"
          legend="Topics"
          selection="multiple"
          options={TOPICS}
          defaultValue={['Climate']}
        />
      </Sample>
      <Sample title="One of a few" layout="grid">
        <ChoiceGroup id="ship" name="ship" legend="Delivery" options={SHIPPING} defaultValue="standard" />
        <ChoiceGroup
          id="ship-error"
          name="ship-error"
          legend="Delivery"
          options={SHIPPING}
          error="Choose a delivery."
        />
        <ChoiceGroup id="size" name="size" legend="Size" layout="tiles" options={SIZES} defaultValue="M" />
        <ChoiceGroup
          id="size-error"
          name="size-error"
          legend="Size"
          layout="tiles"
          options={SIZES}
          error="Choose a size."
        />
      </Sample>
      <Sample title="On a raised tile" background="overlay" layout="grid">
        <ChoiceGroup
          id="ship-over"
          name="ship-over"
          legend="Delivery"
          options={SHIPPING}
          defaultValue="express"
        />
        <ChoiceGroup
          id="size-over"
          name="size-over"
          legend="Size"
          layout="tiles"
          options={SIZES}
          defaultValue="S"
        />
        <Checkbox id="switch-over" isSwitch label="Quiet hours" defaultChecked />
      </Sample>
    </SampleGroup>
  );
}
