import { buttonClasses } from '~/ui/button-classes';
import { Icon } from '~/ui/icon';

interface CopyButtonProps {
  value: string;
  /** What is copied: "UPI id". */
  what: string;
}

/** Copies by the global script (`data-copy`); without one the text beside it can be selected. */
export function CopyButton({ value, what }: CopyButtonProps) {
  return (
    <button
      type="button"
      data-copy=""
      value={value}
      aria-label={`Copy: ${what}`}
      className={`${buttonClasses({ variant: 'plain', size: 'sm', square: true })} needs-script text-muted hover:text-text print:hidden`}
    >
      <Icon name="copy" />
    </button>
  );
}
