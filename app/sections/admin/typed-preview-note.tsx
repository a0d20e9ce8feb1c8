import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { Alert } from '~/ui/feedback/alert';

/** What the page of a preview shows when it was opened without a form. */
export function NothingTyped() {
  return (
    <div className="wrap grid gap-4 pt-12">
      <h1 className="text-[2rem]">Nothing is typed here</h1>
      <p className="text-muted">This page shows what is typed in an editor. Open it from there.</p>
    </div>
  );
}

/** Says above a preview that it shows what is typed, and what is wrong with it. Links of the page open in tabs of their own. */
export function TypedPreviewNote({ issues }: { issues: readonly string[] }) {
  return (
    <div className="wrap pt-2" {...{ [ADMIN_ATTRIBUTES.typedPreview]: '' }}>
      <base target="_blank" />
      <Alert
        tone={issues.length > 0 ? 'warning' : 'info'}
        title="What is typed, not saved yet. Only you see it."
      >
        {issues.length > 0 && (
          <ul className="list-disc ps-5">
            {issues.map((issue) => (
              <li key={issue}>{issue}</li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}
