import { adminPaths } from '~/content/admin/admin-paths';
import { API_SCOPE_LABELS } from '~/content/admin/api-key-texts';
import type { ApiKey } from '~/domain/api/api-key';
import { ConfirmForm } from '~/sections/admin/confirm-form';
import { formatDate } from '~/sections/format/format-date';
import { formatDay } from '~/sections/format/format-moment';
import { Badge } from '~/ui/data/badge';

interface ApiKeyListProps {
  keys: readonly (ApiKey & { createdBy?: string })[];
  now: Date;
}

const describeUse = ({ lastUsedOn }: ApiKey): string =>
  lastUsedOn === undefined ? 'never' : formatDate(lastUsedOn);

const describeExpiry = ({ expiresAt }: ApiKey): string =>
  expiresAt ? formatDate(expiresAt.toISOString()) : 'never';

/** The keys, by name, with what each may read and when it was used. */
export const ApiKeyList = ({ keys, now }: ApiKeyListProps) => (
  <ul className="grid gap-grout xl:grid-cols-2">
    {keys.map((key) => {
      const { id, name, prefix, state, scopes, createdAt, createdBy } = key;
      const facts = [
        { term: 'May read', value: scopes.map((scope) => API_SCOPE_LABELS[scope]).join('\n') },
        { term: 'Last used', value: describeUse(key) },
        { term: state === 'expired' ? 'Expired' : 'Expires', value: describeExpiry(key) },
        {
          term: 'Added',
          value: `${formatDay(createdAt, now)}${createdBy === undefined ? '' : ` by ${createdBy}`}`,
        },
      ];
      return (
        <li key={id} className="grid content-start gap-4 rounded-tile bg-surface p-4 lg:p-5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 text-panel wrap-anywhere">{name}</h2>
            {state === 'expires-soon' && <Badge tone="warning">expires soon</Badge>}
            {state === 'expired' && <Badge tone="danger">expired</Badge>}
            <code className="ms-auto text-xs text-muted">{prefix}…</code>
          </div>
          <dl className="grid gap-1.5">
            {facts.map(({ term, value }) => (
              <div key={term} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4">
                <dt className="text-muted">{term}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          <ConfirmForm
            action={adminPaths.apiKeys()}
            intent="delete"
            fields={{ id }}
            label="Delete"
            confirm="Delete the key"
            variant="danger"
          >
            {name} can read nothing any more, at once.
          </ConfirmForm>
        </li>
      );
    })}
  </ul>
);
