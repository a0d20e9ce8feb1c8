import type { ComponentProps } from 'react';
import { getToolButtonClasses, type ToolButtonVariant } from './tool-button';

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
