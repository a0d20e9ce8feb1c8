import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { getButtonClasses } from '../buttons/button-classes';
import { Icon } from '../icons/icon';
import { BACKDROP } from './popup-classes';

export interface DialogProps {
  /** Button that opens it; not needed with a controlled `open`. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom. Those that only close the dialog go into `DialogClose`. */
  actions?: ReactNode;
  closeLabel: string;
  /** An alert dialog: a click outside does not close it. */
  isAlert?: boolean;
  className?: string;
}

const PANEL =
  'overlay fixed inset-x-4 top-1/2 z-50 mx-auto grid max-h-[calc(100dvh-2rem)] max-w-[34rem] -translate-y-1/2 gap-5 overflow-y-auto rounded-tile p-6 outline-none transition-[opacity,translate] data-starting-style:-translate-y-[calc(50%-8px)] data-starting-style:opacity-0 data-ending-style:opacity-0 sm:p-8';

/** A modal dialog. Needs React (Base UI). It traps the focus and returns it to the trigger. */
export function Dialog(props: DialogProps) {
  const {
    trigger,
    open,
    onOpenChange,
    title,
    description,
    children,
    actions,
    closeLabel,
    isAlert,
    className,
  } = props;
  const Part = isAlert ? AlertDialog : Base;
  return (
    <Part.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <Part.Trigger render={trigger} />}
      <Part.Portal>
        <Part.Backdrop className={clsx(BACKDROP, 'z-40')} />
        <Part.Popup className={clsx(PANEL, className)}>
          <div className="grid gap-2 pe-10">
            <Part.Title className="text-h3">{title}</Part.Title>
            {description && <Part.Description className="text-muted">{description}</Part.Description>}
          </div>
          {children}
          {actions && <div className="flex flex-wrap justify-end gap-2">{actions}</div>}
          {!isAlert && (
            <Part.Close
              aria-label={closeLabel}
              className={clsx(
                getButtonClasses({ variant: 'plain', size: 'sm', isSquare: true }),
                'absolute end-3 top-3',
              )}
            >
              <Icon name="close" size={18} />
            </Part.Close>
          )}
        </Part.Popup>
      </Part.Portal>
    </Part.Root>
  );
}

/** Closes the `Dialog` around it. `render` is its button. */
export function DialogClose({ render }: { render: ReactElement }) {
  return <Base.Close render={render} />;
}
