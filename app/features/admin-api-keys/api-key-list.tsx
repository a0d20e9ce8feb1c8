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

function describeUse(
  { createdAt, createdBy, lastUsedOn }: ApiKeyListProps['keys'][number],
  now: Date,
): string {
  const added = `Added ${formatDay(createdAt, now)}${createdBy === undefined ? '' : ` by ${createdBy}`}`;
  return `${added}, ${lastUsedOn === undefined ? 'never used' : `last used on ${formatDate(lastUsedOn)}`}.`;
}

function describeEnd({ expiresAt, state }: ApiKey): string {
  if (!expiresAt) return 'Does not expire.';
  return `${state === 'expired' ? 'Expired' : 'Expires'} on ${formatDate(expiresAt.toISOString())}.`;
}

/** The keys, by name, with what each may read and when it was used. */
export const ApiKeyList = ({ keys, now }: ApiKeyListProps) => (
  <ul className="grid max-w-3xl gap-grout">
    {keys.map((key) => (
      <li key={key.id} className="grid gap-2 rounded-tile bg-surface p-4 lg:p-5">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2 className="text-panel wrap-anywhere">{key.name}</h2>
          <code className="text-xs text-muted">{key.beginning}…</code>
          {key.state === 'expires-soon' && <Badge tone="warning">expires soon</Badge>}
          {key.state === 'expired' && <Badge tone="danger">expired</Badge>}
        </div>
        <p className="wrap-anywhere">{key.scopes.map((scope) => API_SCOPE_LABELS[scope]).join(' · ')}</p>
        <p className="text-xs text-muted wrap-anywhere">
          {describeUse(key, now)} {describeEnd(key)}
        </p>
        <ConfirmForm
          action={adminPaths.apiKeys()}
          intent="delete"
          fields={{ id: key.id }}
          label="Delete"
          confirm="Delete the key"
          variant="danger"
        >
          {key.name} can read nothing any more, at once.
        </ConfirmForm>
      </li>
    ))}
  </ul>
);
