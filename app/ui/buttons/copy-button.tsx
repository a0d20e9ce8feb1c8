import { Icon } from '../icons/icon';
import { getButtonClasses } from './button-classes';

interface CopyButtonProps {
  value: string;
  /** Name of the copied value: "UPI id". */
  label: string;
}

/** Button that copies a value by the global script (`data-copy`). It is hidden without JavaScript. */
export function CopyButton({ value, label }: CopyButtonProps) {
  return (
    <button
      type="button"
      data-copy=""
      value={value}
      aria-label={`Copy: ${label}`}
      className={`${getButtonClasses({ variant: 'plain', size: 'sm', isSquare: true })} needs-script text-muted hover:text-text print:hidden`}
    >
      <Icon name="copy" />
    </button>
  );
}
