import { useEffect, useRef } from 'react';
import type { CartItem } from '~/domain/cart/cart';
import { formatOptions } from '~/domain/cart/line-changes';
import { Button } from '~/ui/buttons/button';
import { Icon } from '~/ui/icons/icon';

export interface RemovedLine {
  item: CartItem;
  /** For an item that was saved for later: whether its product was on the wishlist before. */
  savedAs?: 'new' | 'present';
}

interface UndoRemoveCartLineProps {
  line: RemovedLine;
  onUndo: () => void;
}

/** Shown after a line was removed or saved for later, with a button to undo it. It takes the focus of the line. */
export function UndoRemoveCartLine({ line: { item, savedAs }, onUndo }: UndoRemoveCartLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  const optionsText = formatOptions(item.options);

  useEffect(() => {
    if (item.id) button.current?.focus({ preventScroll: true });
  }, [item.id]);

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-tile bg-surface py-1.5 ps-4 pe-1.5">
      <p className="min-w-0 text-sm text-muted">
        {item.product.name}
        {optionsText && ` (${optionsText})`} was {savedAs ? 'saved for later' : 'removed'}.
      </p>
      <Button ref={button} variant="plain" size="sm" onClick={onUndo}>
        <Icon name="plus" />
        Undo
      </Button>
    </div>
  );
}
