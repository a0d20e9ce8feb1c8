import { NumberField as Base } from '@base-ui/react/number-field';
import clsx from 'clsx';
import { useFieldControl } from '../forms/field-context';
import { Stepper } from '../forms/stepper';
import { Icon } from '../icons/icon';
import { useNativeValue } from './use-native-value';

export interface NumberFieldProps {
  id?: string;
  name?: string;
  defaultValue: number;
  min?: number;
  max?: number;
  step?: number;
  decreaseLabel: string;
  increaseLabel: string;
  'aria-label'?: string;
  required?: boolean;
  disabled?: boolean;
  onValueChange?: (value: number | null) => void;
}

const BUTTON =
  'grid size-12 place-items-center bg-control transition-colors hover:bg-control-hover data-disabled:pointer-events-none data-disabled:text-faint';

/** Number input with buttons that repeat while pressed. Needs React (Base UI); a `Stepper` until it is hydrated. */
export function NumberField(props: NumberFieldProps) {
  const { name, defaultValue, min, max, step, decreaseLabel, increaseLabel, onValueChange } = props;
  const control = useFieldControl(props);
  const { ref, value, setValue, isHydrated } = useNativeValue<HTMLInputElement>(String(defaultValue));
  if (!isHydrated) {
    const { onValueChange: _, ...native } = props;
    return <Stepper {...native} ref={ref} />;
  }
  return (
    <Base.Root
      id={control.id}
      name={name}
      value={value === '' ? null : Number(value)}
      min={min}
      max={max}
      step={step}
      required={control.required}
      disabled={control.disabled}
      onValueChange={(next) => {
        setValue(next === null ? '' : String(next));
        onValueChange?.(next);
      }}
    >
      <Base.Group className="inline-flex gap-grout">
        <Base.Decrement aria-label={decreaseLabel} className={clsx(BUTTON, 'rounded-s-tile')}>
          <Icon name="minus" size={16} />
        </Base.Decrement>
        <Base.Input
          aria-label={props['aria-label']}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          className="h-12 w-15 bg-field px-1 text-center font-semibold tabular-nums disabled:text-faint"
        />
        <Base.Increment aria-label={increaseLabel} className={clsx(BUTTON, 'rounded-e-tile')}>
          <Icon name="plus" size={16} />
        </Base.Increment>
      </Base.Group>
    </Base.Root>
  );
}
