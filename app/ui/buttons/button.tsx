import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonStyleProps, getButtonClasses } from './button-classes';

/** Loading animation of four tiles. Decorative: it needs a text beside it. */
function Spinner({ size = 16 }: { size?: number }) {
  return (
    <svg className="spinner shrink-0" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M0 0h7v7h-7z" />
      <path d="M9 7v-7a7 7 0 0 1 7 7z" />
      <path d="M9 9h7v7h-7z" />
      <path d="M0 9h7v7h-7z" />
    </svg>
  );
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyleProps {
  /** Shows a spinner and ignores clicks. The button keeps its size and focus. */
  isBusy?: boolean;
}

/** Works without JavaScript. The default `type` is `button`. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    isSquare,
    isBusy,
    disabled,
    type = 'button',
    className,
    children,
    onClick,
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={isBusy ? 'button' : type}
      disabled={disabled}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={clsx(
        getButtonClasses({ variant, size, isSquare, disabled }),
        isBusy && 'cursor-progress',
        className,
      )}
    >
      {isBusy && <Spinner />}
      {isBusy && isSquare ? null : children}
    </button>
  );
}
