import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context';

/** Text input with several lines. It grows with its content where the browser supports it. Works without JavaScript. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      {...useFieldControl(rest)}
      rows={rows}
      className={clsx('control field-sizing-content resize-y py-3', className)}
    />
  );
}
