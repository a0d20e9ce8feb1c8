import { buttonClasses } from '~/ui/buttons/button-classes';
import { Icon } from '~/ui/icons/icon';

interface CopyButtonProps {
  value: string;
  /** What is copied: "UPI id". */
  label: string;
}

/** Copies by the global script (`data-copy`); without one the text beside it can be selected. */
export function CopyButton({ value, label }: CopyButtonProps) {
  return (
    <button
      type="button"
      data-copy=""
      value={value}
      aria-label={`Copy: ${label}`}
      className={`${buttonClasses({ variant: 'plain', size: 'sm', square: true })} needs-script text-muted hover:text-text print:hidden`}
    >
      <Icon name="copy" />
    </button>
  );
}
