import type { ReactNode } from 'react';
import { ConfirmForm } from '~/sections/admin/confirm-form';

interface RepositoryPanelProps {
  action: string;
  version: number;
  /** How the edited text differs from the one of the repository. */
  children: ReactNode;
}

/** What differs from the repository, and the way back to its text. */
export function RepositoryPanel({ action, version, children }: RepositoryPanelProps) {
  return (
    <section aria-labelledby="repository-title" className="grid gap-3 rounded-tile bg-surface p-4 lg:p-5">
      <h2 id="repository-title" className="text-panel">
        Compared with the original text
      </h2>
      {children}
      <ConfirmForm
        action={action}
        intent="reverted"
        fields={{ version: String(version) }}
        label="Go back to the original"
        confirm="Go back"
      >
        <p>The site shows the original text again. Yours stays among the versions.</p>
      </ConfirmForm>
    </section>
  );
}
