import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon';
import { useFieldControl } from './field-context';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** First entry with an empty value. */
  placeholder?: string;
}

/** A native select. Works without JavaScript. */
export function NativeSelect({ options, placeholder, className, ...rest }: NativeSelectProps) {
  return (
    <span className={clsx('relative grid', className)}>
      {/* The arrow has one size, also beside large text. */}
      <select {...rest} {...useFieldControl(rest)} className="control appearance-none pe-[44px]">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 end-3.5 grid place-items-center text-muted">
        <Icon name="chevron-down" size={16} />
      </span>
    </span>
  );
}
