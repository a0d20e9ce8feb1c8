import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context';

/** Several lines of text; grows with them where the browser can. Works without script. */
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
