import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { Alert } from '~/ui/feedback/alert';

interface TypedPreviewNoteProps {
  /** Absent when the page was opened without a form. */
  issues: readonly string[] | undefined;
}

/** Says above a preview that it shows what is typed, and what is wrong with it. Links of the page open in tabs of their own. */
export function TypedPreviewNote({ issues }: TypedPreviewNoteProps) {
  const title = issues ? 'What is typed, not saved yet. Only you see it.' : 'Nothing is typed here.';
  return (
    <div className="wrap pt-2" {...{ [ADMIN_ATTRIBUTES.typedPreview]: '' }}>
      <base target="_blank" />
      <Alert tone={issues?.length ? 'warning' : 'info'} title={title}>
        {issues === undefined && <p>This page shows what is typed in an editor. Open it from there.</p>}
        {issues && issues.length > 0 && (
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
