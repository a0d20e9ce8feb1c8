import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { TONE_BACKGROUNDS, TONE_ICONS, type Tone } from './tone';

export interface AlertProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links. */
  action?: ReactNode;
  /** `alert` interrupts screen readers, `status` waits. Without it for alerts of the initial page. */
  role?: 'alert' | 'status';
  id?: string;
  className?: string;
}

/** A message inside a page, with an icon. Works without JavaScript. */
export function Alert({ tone = 'info', title, children, action, role, id, className }: AlertProps) {
  return (
    <div id={id} role={role} className={clsx('grid grid-cols-[48px_minmax(0,1fr)] gap-grout', className)}>
      <div
        className={clsx(
          'grid place-items-start justify-center rounded-tile pt-3.5 text-glaze-ink',
          TONE_BACKGROUNDS[tone],
        )}
      >
        <Icon name={TONE_ICONS[tone]} size={20} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-tile bg-surface px-4 py-3.5">
        <div className="grid gap-1">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div className={title ? 'text-sm text-muted' : undefined}>{children}</div>}
        </div>
        {action && <div className="flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  );
}
