import type { ReactNode } from 'react';
import { VERSION_KIND_LABELS } from '~/content/admin/publication-texts';
import type { TextVersion } from '~/domain/publishing/publication-state';
import { ConflictAlert } from '~/sections/admin/conflict-alert';

interface TextConflictAlertProps {
  /** "the article". */
  subject: string;
  versions: readonly Pick<TextVersion, 'version' | 'kind' | 'by'>[];
  /** A deletion was not done. */
  isDeletion?: boolean | undefined;
  /** How the sent text differs from theirs. Absent when a button was pressed. */
  children?: ReactNode;
}

/** R-ARTICLE-4: who changed the text meanwhile, and how theirs differs from the one in the form. */
export function TextConflictAlert({ subject, versions, isDeletion, children }: TextConflictAlertProps) {
  return (
    <ConflictAlert title={`A colleague changed ${subject} in the meantime`}>
      <ul>
        {versions.map(({ version, kind, by }) => (
          <li key={version}>
            {VERSION_KIND_LABELS[kind]}
            {by && `, ${by}`}
          </li>
        ))}
      </ul>
      <p className="mt-1.5">
        {isDeletion ? 'Nothing was deleted.' : 'Your changes were not saved.'}{' '}
        {children && 'If you save now, they replace theirs. What would change:'}
      </p>
      {children}
    </ConflictAlert>
  );
}
