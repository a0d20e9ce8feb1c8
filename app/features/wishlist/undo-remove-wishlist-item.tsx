import { useEffect, useRef } from 'react';
import type { Product } from '~/domain/catalogue/product';
import { Button } from '~/ui/buttons/button';
import { Icon } from '~/ui/icons/icon';

interface UndoRemoveWishlistItemProps {
  product: Product;
  onUndo: () => void;
}

/** Shown after an item was removed, with a button to undo it. It takes the focus of the removed item. */
export function UndoRemoveWishlistItem({ product, onUndo }: UndoRemoveWishlistItemProps) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (product.id) button.current?.focus({ preventScroll: true });
  }, [product.id]);

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-tile bg-surface py-1.5 ps-4 pe-1.5">
      <p role="status" className="min-w-0 text-sm text-muted">
        {product.name} is off your list.
      </p>
      <Button ref={button} variant="plain" size="sm" onClick={onUndo}>
        <Icon name="plus" />
        Undo
      </Button>
    </div>
  );
}
