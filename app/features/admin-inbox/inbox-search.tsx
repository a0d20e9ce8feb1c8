import { adminPaths } from '~/content/admin/admin-paths';
import { LEAD_NAMES } from '~/content/contact/lead-names';
import type { InboxQuery } from '~/domain/contact/inbox-query';
import { INBOX_KINDS } from '~/domain/contact/lead';
import { getToolButtonClasses } from '~/sections/admin/tool-button';
import { ToolInput, ToolSelect } from '~/sections/admin/tool-field';
import { ToolSubmit } from '~/sections/admin/tool-submit';

/** The kinds that a view can hold. Applications are listed only while they are spam (R-INBOX-1). */
const listKinds = ({ view, kind: chosen }: InboxQuery) => [
  { value: '', label: 'All kinds' },
  ...INBOX_KINDS.filter((kind) => kind !== 'application' || view === 'spam' || chosen === kind).map(
    (kind) => ({ value: kind, label: LEAD_NAMES[kind] }),
  ),
];

/** Finds messages by a part of their text or sender, and by their kind. */
export function InboxSearch({ query }: { query: InboxQuery }) {
  const { view, q, kind } = query;
  return (
    <search className="block">
      <form action={adminPaths.inbox()} className="flex flex-wrap items-end gap-x-grout gap-y-2.5">
        <input type="hidden" name="view" value={view} />
        <ToolInput
          field={{ id: 'inbox-q', name: 'q', value: q }}
          label="Name, email or a word of the message"
          type="search"
          maxLength={80}
          autoComplete="off"
          optional="unmarked"
          className="w-full sm:w-80"
        />
        <ToolSelect
          field={{ id: 'inbox-kind', name: 'kind', value: kind ?? '' }}
          label="Kind"
          options={listKinds(query)}
          optional="unmarked"
        />
        <ToolSubmit className="lg:min-h-10">Find</ToolSubmit>
        {(q || kind) && (
          <a href={adminPaths.inbox(`view=${view}`)} className={getToolButtonClasses('plain', 'lg:min-h-10')}>
            Clear
          </a>
        )}
      </form>
    </search>
  );
}
