import { API_ROOT } from '~/domain/api/api-endpoints';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { CopyButton } from '~/ui/buttons/copy-button';

interface CreatedKeyProps {
  name: string;
  /** The whole key. It is shown only here. */
  apiKey: string;
  /** The public origin of the site. */
  siteUrl: string;
}

/** R-API-1: the new key, shown once, with a request to try it. */
export const CreatedKey = ({ name, apiKey, siteUrl }: CreatedKeyProps) => (
  <div className="grid gap-4">
    <ToolAlert tone="success" role="status" title={`The key of ${name} is added`}>
      Copy it now into the program. It is not shown again: only its hash is stored.
    </ToolAlert>
    <p className="flex items-center justify-between gap-3 rounded-tile bg-surface px-4 py-2.5">
      <code className="min-w-0 wrap-anywhere select-all">{apiKey}</code>
      <CopyButton value={apiKey} label="the key" />
    </p>
    <section aria-labelledby="try-title" className="grid gap-2">
      <h2 id="try-title" className="text-panel">
        Try it
      </h2>
      <pre className="rounded-tile bg-surface p-4 text-sm whitespace-pre-wrap wrap-anywhere">
        <code>{`curl --header "Authorization: Bearer $API_KEY" \\\n  ${siteUrl}${API_ROOT}/products?limit=1`}</code>
      </pre>
    </section>
  </div>
);
