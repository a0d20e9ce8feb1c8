import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonStyleProps, buttonClasses } from './button-classes';
import { Spinner } from './spinner';

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
        buttonClasses({ variant, size, isSquare, disabled }),
        isBusy && 'cursor-progress',
        className,
      )}
    >
      {isBusy && <Spinner />}
      {isBusy && isSquare ? null : children}
    </button>
  );
}
