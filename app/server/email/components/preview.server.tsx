const MAX_LENGTH = 200;

/** A space that no program folds, then three characters without width: an inbox shows nothing of the body after them. */
const FILLER = '\u00a0\u200c\u200b\u200d\ufeff';

/** The line that an inbox shows beside the subject. The mail itself does not show it, nor does its text part. */
export function Preview({ children }: { children: string }) {
  const text = children.slice(0, MAX_LENGTH);
  return (
    <div
      data-skip-in-text="true"
      style={{
        display: 'none',
        overflow: 'hidden',
        lineHeight: '1px',
        opacity: 0,
        maxHeight: 0,
        maxWidth: 0,
      }}
    >
      {text}
      <div>{FILLER.repeat(MAX_LENGTH - text.length)}</div>
    </div>
  );
}
