import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** `loud` is for the one next step of a page. */
export type ToolButtonVariant = 'loud' | 'quiet' | 'plain' | 'danger';

const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-tile px-3.5 py-1.5 text-center font-semibold leading-tight transition-colors active:translate-y-px lg:min-h-9 print:hidden';

const VARIANTS: Readonly<Record<ToolButtonVariant, string>> = {
  loud: 'bg-primary text-primary-ink hover:bg-primary-hover',
  quiet: 'bg-control hover:bg-control-hover',
  plain: 'text-muted underline underline-offset-4 hover:text-text',
  danger: 'bg-control text-danger hover:bg-danger hover:text-bg',
};

/** Classes of a compact button of the back office: 36 px high, on narrow screens 44 px. */
export const getToolButtonClasses = (variant: ToolButtonVariant = 'quiet', className?: string): string =>
  clsx(BASE, VARIANTS[variant], className);

/** Classes of the key on a loud button. */
export const LOUD_KEY_CLASSES = 'bg-bg text-text';

interface ToolLinkProps extends ComponentProps<'a'> {
  variant?: ToolButtonVariant;
}

/** A link of the back office that looks like a button. */
export const ToolLink = ({ variant, className, ...link }: ToolLinkProps) => (
  <a {...link} className={getToolButtonClasses(variant, className)} />
);

interface ToolSubmitProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** The value of the field `intent`: which button of the form was pressed. */
  intent?: string;
  variant?: ToolButtonVariant;
}

/** The button that sends a form of the back office. */
export function ToolSubmit({ intent, variant = 'quiet', className, ...button }: ToolSubmitProps) {
  return (
    <button
      {...button}
      {...(intent !== undefined && { name: 'intent', value: intent })}
      type="submit"
      className={getToolButtonClasses(variant, className)}
    />
  );
}
