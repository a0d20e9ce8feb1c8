import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { getToolButtonClasses, LOUD_KEY_CLASSES, type ToolButtonVariant } from '~/sections/admin/tool-button';
import { KeyboardKey } from '~/ui/data/keyboard-key';

interface FormDisclosureProps {
  label: ReactNode;
  variant?: ToolButtonVariant;
  /** The letter that opens it. */
  shortcut?: string;
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form behind the button that opens it. Works without script. */
export function FormDisclosure(props: FormDisclosureProps) {
  const { label, variant = 'quiet', shortcut, isOpen = false, className, children } = props;
  const isLoud = variant === 'loud';
  return (
    <details open={isOpen} className={clsx('group/form', className)}>
      <summary
        {...(shortcut && { [ADMIN_ATTRIBUTES.key]: shortcut })}
        className={getToolButtonClasses(
          variant,
          clsx(
            'w-full list-none [&::-webkit-details-marker]:hidden',
            // The loud button of an open form is the one inside.
            'group-open/form:bg-raised group-open/form:text-text group-open/form:hover:bg-control',
            isLoud && 'lg:min-h-11 group-open/form:rounded-b-none',
          ),
        )}
      >
        {label}
        {shortcut && (
          <KeyboardKey {...(isLoud && { className: LOUD_KEY_CLASSES })}>{shortcut.toUpperCase()}</KeyboardKey>
        )}
      </summary>
      <div className="rounded-b-tile bg-bg p-3.5">{children}</div>
    </details>
  );
}
