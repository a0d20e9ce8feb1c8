import clsx from 'clsx';
import type { ReactNode } from 'react';
import { TONE_ICONS, TONE_TEXT_COLOURS, type Tone } from '../feedback/tone';
import { GLAZE_BACKGROUNDS, type Glaze } from '../glaze';
import { Icon } from '../icons/icon';

export interface BadgeProps {
  /** A state with its icon. */
  tone?: Tone;
  /** A glazed label instead, for emphasis. */
  glaze?: Glaze;
  className?: string;
  children: ReactNode;
}

/** A short label: state, kind or number. Works without JavaScript. */
export function Badge({ tone, glaze, className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-inner px-2 text-xs font-semibold whitespace-nowrap tabular-nums',
        glaze ? GLAZE_BACKGROUNDS[glaze] : 'bg-control',
        tone && !glaze ? TONE_TEXT_COLOURS[tone] : undefined,
        className,
      )}
    >
      {tone && <Icon name={TONE_ICONS[tone]} size={14} />}
      {children}
    </span>
  );
}
