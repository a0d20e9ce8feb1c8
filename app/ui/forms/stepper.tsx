import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon';
import { useFieldControl } from './field-context';

export interface StepperProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Accessible names of the two buttons. */
  decreaseLabel: string;
  increaseLabel: string;
  size?: 'sm' | 'md';
}

/**
 * Number input between a minus and a plus button. The global script handles the buttons (`data-stepper`); they are hidden
 * without JavaScript.
 */
export function Stepper(props: StepperProps) {
  const {
    decreaseLabel,
    increaseLabel,
    size = 'md',
    className,
    disabled,
    min = 1,
    step = 1,
    ...rest
  } = props;
  const control = useFieldControl({ ...rest, disabled });
  const sizeClass = size === 'sm' ? 'size-11' : 'size-12';
  const buttonClass = clsx(
    'grid place-items-center bg-control transition-colors hover:bg-control-hover disabled:pointer-events-none disabled:text-faint needs-script',
    sizeClass,
  );
  return (
    <span data-stepper="" className={clsx('inline-flex gap-grout', className)}>
      <button
        type="button"
        value="-1"
        aria-label={decreaseLabel}
        disabled={control.disabled}
        className={`${buttonClass} rounded-s-tile`}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        {...rest}
        {...control}
        type="number"
        inputMode="numeric"
        min={min}
        step={step}
        className={clsx(
          'stepper-input bg-field px-1 text-center font-semibold tabular-nums disabled:text-faint',
          size === 'sm' ? 'h-11 w-13' : 'h-12 w-15',
        )}
      />
      <button
        type="button"
        value="1"
        aria-label={increaseLabel}
        disabled={control.disabled}
        className={`${buttonClass} rounded-e-tile`}
      >
        <Icon name="plus" size={16} />
      </button>
    </span>
  );
}
