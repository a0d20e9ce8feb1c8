import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';

/** Hint of a field. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-muted">
      {children}
    </p>
  );
}

/** Error of a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-2 text-sm font-medium text-danger">
      <span className="mt-0.5 shrink-0">
        <Icon name="error" size={16} />
      </span>
      <span>{children}</span>
    </p>
  );
}
