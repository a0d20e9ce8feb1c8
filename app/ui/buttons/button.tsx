import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonStyleProps, buttonClasses } from './button-classes';
import { Spinner } from './spinner';

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyleProps {
  /** Work is under way: the button keeps its place and focus, says so, and does nothing when pressed again. */
  isBusy?: boolean;
}

/** Works without script. `type` is `button` unless said otherwise. */
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
