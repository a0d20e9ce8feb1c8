import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context';

/** Text input. It gets id, description and validity from its `Field`. Works without JavaScript. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} {...useFieldControl(rest)} type={type} className={clsx('control', className)} />;
}
