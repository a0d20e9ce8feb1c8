/** Longer texts are cut: the page of the subject has all of them. */
const MAX_SHOWN = 60;

const shorten = (text: string) =>
  text === '' ? 'nothing' : text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} …` : text;

export interface ValueChange {
  label: string;
  /** Absent when there was nothing to replace. */
  before?: string | undefined;
  after: string;
}

/** "Price, Rs.: 850.00 → 900.00". */
export function ValueChanges({ changes }: { changes: readonly ValueChange[] }) {
  return (
    <ul className="grid gap-0.5 text-xs text-muted">
      {changes.map(({ label, before, after }) => (
        <li key={label} className="wrap-anywhere">
          {label}:{' '}
          {before !== undefined && (
            <>
              <del className="no-underline">{shorten(before)}</del>
              <span className="sr-only"> became </span>
              <span aria-hidden="true"> → </span>
            </>
          )}
          <ins className="text-text no-underline">{shorten(after)}</ins>
        </li>
      ))}
    </ul>
  );
}
