import { adminPaths } from '~/content/admin/admin-paths';
import { ToolAlert } from '~/sections/admin/tool-alert';
import type { NewOrderState } from './new-order-state';

/** Why no order was placed, with what changed. */
export function NewOrderAlert({ alert }: { alert: NonNullable<NewOrderState['alert']> }) {
  const { title, texts, number } = alert;
  return (
    <ToolAlert tone="danger" role="alert" title={title}>
      {texts.map((text) => (
        <p key={text} className="wrap-anywhere">
          {text}
        </p>
      ))}
      {number && (
        <p>
          <a href={adminPaths.order(number)} className="underline underline-offset-4">
            Open the order {number}
          </a>
        </p>
      )}
    </ToolAlert>
  );
}
