import { adminPaths } from '~/content/admin/admin-paths';
import { toolButtonClasses } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';

/** Finds gift cards by the order that bought them, by their code or by its end. */
export function GiftCardSearch({ q }: { q: string }) {
  return (
    <search className="mb-2.5 block">
      <form action={adminPaths.giftCards()} className="flex flex-wrap items-end gap-grout">
        <ToolInput
          field={{ id: 'gift-card-q', name: 'q', value: q }}
          label="Order number, code or its last four characters"
          type="search"
          maxLength={80}
          autoComplete="off"
          optional="unmarked"
          className="w-80 max-w-full"
        />
        <button type="submit" className={toolButtonClasses('quiet', 'lg:min-h-10')}>
          Find
        </button>
        {q && (
          <a href={adminPaths.giftCards()} className={toolButtonClasses('plain', 'lg:min-h-10')}>
            All gift cards
          </a>
        )}
      </form>
    </search>
  );
}
