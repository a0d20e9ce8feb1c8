import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonStyleProps, buttonClasses } from './button-classes';
import { Spinner } from './spinner';

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyleProps {
  /** Work is under way: the button keeps its place and focus, says so, and does nothing when pressed again. */
  busy?: boolean;
}

/** Works without script. `type` is `button` unless said otherwise. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    square,
    busy,
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
      type={busy ? 'button' : type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={clsx(
        buttonClasses({ variant, size, square, disabled }),
        busy && 'cursor-progress',
        className,
      )}
    >
      {busy && <Spinner />}
      {busy && square ? null : children}
    </button>
  );
}
