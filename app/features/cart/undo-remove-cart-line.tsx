import { useEffect, useRef } from 'react';
import type { CartItem } from '~/domain/cart/cart';
import { formatOptions } from '~/domain/cart/line-changes';
import { Button } from '~/ui/buttons/button';
import { Icon } from '~/ui/icons/icon';

interface UndoRemoveCartLineProps {
  item: CartItem;
  onUndo: () => void;
}

/** Shown after a line was removed, with a button to undo it. It takes the focus of the removed line. */
export function UndoRemoveCartLine({ item, onUndo }: UndoRemoveCartLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  const optionsText = formatOptions(item.options);

  useEffect(() => {
    if (item.id) button.current?.focus({ preventScroll: true });
  }, [item.id]);

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-tile bg-surface py-1.5 ps-4 pe-1.5">
      <p className="min-w-0 text-sm text-muted">
        {item.product.name}
        {optionsText && ` (${optionsText})`} was removed.
      </p>
      <Button ref={button} variant="plain" size="sm" onClick={onUndo}>
        <Icon name="plus" />
        Undo
      </Button>
    </div>
  );
}
