import clsx from 'clsx';

export type ButtonVariant = 'primary' | 'contrast' | 'quiet' | 'plain' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const DISABLED = 'bg-control text-faint pointer-events-none';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-primary-ink hover:bg-primary-hover',
  contrast: 'bg-text text-bg hover:bg-muted',
  quiet: 'bg-control text-text hover:bg-control-hover',
  plain: 'text-text hover:bg-control',
  danger: 'bg-control text-danger hover:bg-danger hover:text-bg',
};

/** Every size has a target of at least 44 px. */
const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 py-2 text-sm',
  md: 'min-h-12 px-5 py-2 text-base',
  lg: 'min-h-13 px-5.5 py-2 text-base',
};

const SQUARE_SIZES: Record<ButtonSize, string> = { sm: 'size-11', md: 'size-12', lg: 'size-13' };

export interface ButtonStyleProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** For an icon without text; the control needs an `aria-label`. */
  isSquare?: boolean;
  disabled?: boolean;
}

/** Classes of a button for any element that acts as one (`button`, `a`, `summary`, a trigger of Base UI). */
export function getButtonClasses({
  variant = 'primary',
  size = 'md',
  isSquare,
  disabled,
}: ButtonStyleProps = {}) {
  return clsx('button', isSquare ? SQUARE_SIZES[size] : SIZES[size], disabled ? DISABLED : VARIANTS[variant]);
}
