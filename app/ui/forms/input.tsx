import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context';

/** One line of text. Takes id, description and validity from its Field. Works without script. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} {...useFieldControl(rest)} type={type} className={clsx('control', className)} />;
}
