import type { ReceivedEmail } from '~/domain/contact/received-email';

/** What an email repeats of an earlier one, folded. */
export function QuotedPart({ quoted }: Pick<ReceivedEmail, 'quoted'>) {
  if (!quoted) return null;
  return (
    <details className="max-w-[38em]">
      <summary className="min-h-8 py-1 text-muted hover:text-text">Quoted from the earlier email</summary>
      <p className="border-s-2 border-border ps-3 whitespace-pre-line text-muted wrap-anywhere">{quoted}</p>
    </details>
  );
}

/** The files of an email that were not stored, and why. */
export function RefusedFiles({ refusedFiles }: Pick<ReceivedEmail, 'refusedFiles'>) {
  if (refusedFiles.length === 0) return null;
  return (
    <div className="grid gap-1">
      <p className="font-semibold text-warning">Files that were not stored</p>
      <ul className="grid gap-1 text-muted">
        {refusedFiles.map(({ name, reason }) => (
          <li key={`${name} ${reason}`} className="wrap-anywhere">
            {name}: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
