import type { ReactNode } from 'react';
import { VERSION_KIND_LABELS } from '~/content/admin/publication-texts';
import type { VersionKind } from '~/domain/publishing/publication-state';
import { ConfirmForm } from '~/sections/admin/confirm-form';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { formatDateTime } from '~/sections/format/format-date';

interface RevisionViewProps {
  revision: {
    version: number;
    kind: VersionKind;
    at: Date;
    form: { title: string; source: string };
    currentVersion: number;
  };
  editor: string;
  /** The page of this version, which gets the form. */
  action: string;
  /** Why it was not restored. */
  refusal: string | undefined;
  /** What changed since the version before. Absent for the first one. */
  difference?: ReactNode;
}

/** A version of a text: what it changed, and the button that restores it. */
export function RevisionView({ revision, editor, action, refusal, difference }: RevisionViewProps) {
  const { version, kind, at, form, currentVersion } = revision;
  return (
    <div className="grid max-w-4xl gap-4">
      <ToolHeader
        title={`Version ${version} of “${form.title}”`}
        text={`${VERSION_KIND_LABELS[kind]} on ${formatDateTime(at)}.`}
      >
        <ToolLink href={editor}>Back to the editor</ToolLink>
      </ToolHeader>
      {refusal && <ToolAlert tone="warning" role="alert" title={refusal} />}
      {difference ? (
        <section aria-labelledby="difference-title" className="grid gap-3">
          <h2 id="difference-title" className="text-panel">
            What changed since version {version - 1}
          </h2>
          {difference}
        </section>
      ) : (
        <section aria-labelledby="text-title" className="grid gap-3">
          <h2 id="text-title" className="text-panel">
            The first version
          </h2>
          <pre className="rounded-tile bg-bg-sunk p-3 text-xs whitespace-pre-wrap wrap-anywhere">
            {form.source}
          </pre>
        </section>
      )}
      {version < currentVersion && (
        <ConfirmForm
          action={action}
          intent="restore"
          fields={{ version: String(currentVersion) }}
          label="Restore this version"
          confirm="Restore"
        >
          <p>It replaces the current version, which stays in the list. A published text changes at once.</p>
        </ConfirmForm>
      )}
    </div>
  );
}
