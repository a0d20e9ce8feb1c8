import { Slider as Base } from '@base-ui/react/slider';
import { useEffect, useRef, useState } from 'react';

export interface SliderProps {
  label: string;
  name?: string;
  min: number;
  max: number;
  step?: number;
  /** One value, or two for a range. */
  defaultValue: readonly [number] | readonly [number, number];
  onValueChange?: (values: readonly number[]) => void;
  format?: (value: number) => string;
  /** Accessible names of the two thumbs of a range. */
  thumbLabels?: readonly [string, string];
  disabled?: boolean;
}

const THUMB =
  'size-6 before:absolute before:-inset-2.5 rounded-tile rounded-se-[12px] bg-primary outline-offset-3 has-focus-visible:outline-2 has-focus-visible:outline-link data-dragging:bg-primary-hover data-disabled:bg-border-strong';

/**
 * A slider with one value or a range. Needs React (Base UI); native range inputs with the same names until it is hydrated.
 * Where exact values matter, add number inputs.
 */
export function Slider(props: SliderProps) {
  const {
    label,
    name,
    min,
    max,
    step = 1,
    defaultValue,
    onValueChange,
    format = String,
    thumbLabels,
    disabled,
  } = props;
  const nativeInputs = useRef<HTMLSpanElement>(null);
  const [values, setValues] = useState<readonly number[]>(defaultValue);
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    const inputs = nativeInputs.current?.querySelectorAll('input') ?? [];
    setValues((previous) =>
      inputs.length > 0 ? Array.from(inputs, (input) => input.valueAsNumber) : previous,
    );
    setIsHydrated(true);
  }, []);
  const isRange = defaultValue.length > 1;
  const getLabel = (index: number) => (isRange ? (thumbLabels?.[index] ?? label) : label);
  const heading = (
    <span className="flex justify-between gap-4 text-sm">
      <span className="font-semibold">{label}</span>
      <span className="text-muted tabular-nums">{values.map(format).join(' – ')}</span>
    </span>
  );
  if (!isHydrated) {
    return (
      <div className="grid gap-1.5">
        {heading}
        <span ref={nativeInputs} className="flex h-11 items-center gap-3">
          {defaultValue.map((value, index) => (
            <input
              key={getLabel(index)}
              type="range"
              aria-label={getLabel(index)}
              name={name}
              min={min}
              max={max}
              step={step}
              defaultValue={value}
              disabled={disabled}
              className="min-w-0 flex-1 accent-primary"
            />
          ))}
        </span>
      </div>
    );
  }
  return (
    <div className="grid gap-1.5">
      {heading}
      <Base.Root
        name={name}
        min={min}
        max={max}
        step={step}
        value={values}
        disabled={disabled}
        onValueChange={(next) => {
          const list = typeof next === 'number' ? [next] : next;
          setValues(list);
          onValueChange?.(list);
        }}
      >
        <Base.Control className="flex h-11 touch-none items-center px-3 select-none">
          <Base.Track className="h-2 w-full rounded-inner bg-tile-2">
            <Base.Indicator className="rounded-inner bg-primary data-disabled:bg-border-strong" />
            {defaultValue.map((_, index) => (
              <Base.Thumb
                key={getLabel(index)}
                index={index}
                getAriaLabel={() => getLabel(index)}
                getAriaValueText={(_text, value) => format(value)}
                className={THUMB}
              />
            ))}
          </Base.Track>
        </Base.Control>
      </Base.Root>
    </div>
  );
}
