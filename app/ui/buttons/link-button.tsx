import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonStyleProps, getButtonClasses } from './button-classes';

export interface LinkButtonProps extends ComponentProps<'a'>, ButtonStyleProps {}

/** A link that looks like a button. Works without JavaScript. A disabled one has no `href`. */
export function LinkButton({
  variant,
  size,
  isSquare,
  disabled,
  className,
  href,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a
      {...rest}
      href={disabled ? undefined : href}
      role={disabled ? 'link' : undefined}
      aria-disabled={disabled || undefined}
      className={clsx(getButtonClasses({ variant, size, isSquare, disabled }), className)}
    >
      {children}
    </a>
  );
}
