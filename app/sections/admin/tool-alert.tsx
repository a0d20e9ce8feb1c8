import clsx from 'clsx';
import type { ReactNode } from 'react';
import { TONE_ICONS, TONE_TEXT_COLOURS, type Tone } from '~/ui/feedback/tone';
import { Icon } from '~/ui/icons/icon';

const BORDERS: Readonly<Record<Tone, string>> = {
  info: 'border-info',
  success: 'border-success',
  warning: 'border-warning',
  danger: 'border-danger',
};

interface ToolAlertProps {
  tone: Tone;
  title: ReactNode;
  /** `alert` interrupts, `status` waits. Left out for what was on the page from the start. */
  role?: 'alert' | 'status';
  className?: string;
  children?: ReactNode;
}

/** A compact message of the back office: icon, title and text beside a line in the colour of its tone. */
export function ToolAlert({ tone, title, role, className, children }: ToolAlertProps) {
  return (
    <div
      role={role}
      className={clsx(
        'grid gap-1 rounded-tile border-s-3 bg-raised px-3 py-2.5 wrap-anywhere',
        BORDERS[tone],
        className,
      )}
    >
      <p className="flex items-start gap-2 font-semibold">
        <span className={clsx('mt-0.5 shrink-0', TONE_TEXT_COLOURS[tone])}>
          <Icon name={TONE_ICONS[tone]} size={16} />
        </span>
        <span className="min-w-0">{title}</span>
      </p>
      {children && <div className="ps-6 text-muted">{children}</div>}
    </div>
  );
}

interface DoneAlertProps {
  /** Nothing is shown without one. */
  message: string | undefined;
  className?: string;
}

/** What a form did, on the page that it leads to. */
export const DoneAlert = ({ message, className = 'mb-2.5' }: DoneAlertProps) =>
  message !== undefined && <ToolAlert tone="success" role="status" title={message} className={className} />;
