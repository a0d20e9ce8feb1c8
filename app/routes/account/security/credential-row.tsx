import type { ReactNode } from 'react';
import { Icon } from '~/ui/icons/icon';

interface CredentialRowProps {
  label: string;
  value: ReactNode;
  /** Label of the control that opens the row: "Change". */
  action: string;
  open?: boolean;
  children: ReactNode;
}

/** Shows one credential. Opening the row shows its forms. Works without script. */
export function CredentialRow({ label, value, action, open, children }: CredentialRowProps) {
  return (
    <details open={open} className="disclosure group rounded-tile bg-surface">
      <summary className="flex min-h-18 flex-wrap items-center gap-4 rounded-tile px-5 py-3.5 transition-colors hover:bg-raised">
        <span className="grid min-w-0 flex-1 basis-28 gap-0.5">
          <span className="text-sm text-muted">{label}</span>
          <span className="font-semibold wrap-anywhere">{value}</span>
        </span>
        <span className="flex shrink-0 items-center gap-2 text-sm font-semibold">
          {action}
          <span className="text-muted transition-transform group-open:rotate-45">
            <Icon name="plus" />
          </span>
        </span>
      </summary>
      <div className="grid max-w-[34rem] gap-5 px-5 pt-2 pb-6">{children}</div>
    </details>
  );
}
