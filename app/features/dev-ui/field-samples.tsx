import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { NativeSelect } from '~/ui/forms/native-select';
import { Stepper } from '~/ui/forms/stepper';
import { Textarea } from '~/ui/forms/textarea';
import { Sample, SampleGroup } from './sample';
import { CITIES } from './sample-data';

export function FieldSamples() {
  return (
    <SampleGroup id="fields" title="Fields">
      <Sample title="Input" layout="grid">
        <Field id="input-rest" label="Full name">
          <Input name="name" autoComplete="off" />
        </Field>
        <Field id="input-hint" label="Work email" hint="We write to it once.">
          <Input type="email" placeholder="name@example.com" />
        </Field>
        <Field id="input-optional" label="Company" optional="optional">
          <Input defaultValue="Kaveri Grid" />
        </Field>
        <Field id="input-error" label="Phone" error="Enter ten digits." hint="Without the country code.">
          <Input type="tel" defaultValue="98 76" />
        </Field>
        <Field id="input-disabled" label="Account number" disabled>
          <Input defaultValue="TS-20114" />
        </Field>
        <Field id="input-readonly" label="Reference">
          <Input readOnly defaultValue="R-8841" />
        </Field>
        <Field id="input-date" label="Date">
          <Input type="date" defaultValue="2026-12-12" />
        </Field>
        <Field id="input-file" label="File">
          <Input type="file" />
        </Field>
      </Sample>
      <Sample title="Select, textarea, stepper" layout="grid">
        <Field id="select-native" label="City">
          <NativeSelect options={CITIES} placeholder="Choose a city" />
        </Field>
        <Field id="select-error" label="City" error={['Choose a city.']}>
          <NativeSelect options={CITIES} placeholder="Choose a city" />
        </Field>
        <Field id="textarea-rest" label="What should we know?" hint="A few sentences are enough.">
          <Textarea />
        </Field>
        <Field id="stepper-rest" label="Quantity">
          <Stepper defaultValue={2} min={1} max={9} decreaseLabel="One less" increaseLabel="One more" />
        </Field>
        <Field id="stepper-small" label="Quantity, small">
          <Stepper size="sm" defaultValue={1} max={9} decreaseLabel="One less" increaseLabel="One more" />
        </Field>
        <Field id="stepper-disabled" label="Quantity, sold out" disabled>
          <Stepper defaultValue={0} min={0} decreaseLabel="One less" increaseLabel="One more" />
        </Field>
      </Sample>
      <Sample title="On a raised tile" background="overlay" layout="grid">
        <Field id="overlay-input" label="Full name">
          <Input />
        </Field>
        <Field id="overlay-error" label="Full name" error="Enter your name.">
          <Input />
        </Field>
        <Field id="overlay-select" label="City">
          <NativeSelect options={CITIES} />
        </Field>
      </Sample>
    </SampleGroup>
  );
}
