import type { CursorPage, OrderCursor } from '~/domain/orders/order-cursor';
import { toolButtonClasses } from './tool-button';

interface PageLinksProps {
  page: CursorPage;
  toPath: (cursor: OrderCursor) => string;
}

/** The pages beside this one. Nothing for a list of one page. */
export function PageLinks({ page: { newer, older }, toPath }: PageLinksProps) {
  if (!newer && !older) return null;
  return (
    <nav aria-label="Pages" className="mt-2.5 flex gap-grout">
      {newer && (
        <a href={toPath(newer)} rel="prev" className={toolButtonClasses('quiet')}>
          Newer
        </a>
      )}
      {older && (
        <a href={toPath(older)} rel="next" className={toolButtonClasses('quiet')}>
          Older
        </a>
      )}
    </nav>
  );
}
