import { adminPaths } from '~/content/admin/admin-paths';
import { toolButtonClasses } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';

/** Finds customers by a part of what is known about them. */
export function CustomerSearch({ q }: { q: string }) {
  return (
    <search className="mb-2.5 block">
      <form action={adminPaths.customers()} className="flex flex-wrap items-end gap-grout">
        <ToolInput
          field={{ id: 'customer-q', name: 'q', value: q }}
          label="Name, e-mail or phone"
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
          <a href={adminPaths.customers()} className={toolButtonClasses('plain', 'lg:min-h-10')}>
            All customers
          </a>
        )}
      </form>
    </search>
  );
}
