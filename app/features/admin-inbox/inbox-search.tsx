import { adminPaths } from '~/content/admin/admin-paths';
import { LEAD_NAMES } from '~/content/contact/lead-names';
import type { InboxQuery } from '~/domain/contact/inbox-query';
import { INBOX_KINDS } from '~/domain/contact/lead';
import { FilterForm, SearchInput } from '~/sections/admin/filter-form';
import { ToolSelect } from '~/sections/admin/tool-field';

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
    <FilterForm
      path={adminPaths.inbox()}
      clear={q || kind ? { href: adminPaths.inbox(`view=${view}`), label: 'Clear' } : undefined}
      className="block"
    >
      <input type="hidden" name="view" value={view} />
      <SearchInput
        id="inbox-q"
        label="Name, email or a word of the message"
        q={q}
        className="w-full sm:w-80"
      />
      <ToolSelect
        field={{ id: 'inbox-kind', name: 'kind', value: kind ?? '' }}
        label="Kind"
        options={listKinds(query)}
        optional="unmarked"
      />
    </FilterForm>
  );
}
