const MAX_LENGTH = 200;

/** A non-breaking space and characters without width. They keep the body out of the preview. */
const FILLER = '\u00a0\u200c\u200b\u200d\ufeff';

/** A text that was cut inside an emoji ends with the half of it, which is no character. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** The text that inboxes show beside the subject. It is hidden in the email and left out of the plain text. */
export function Preview({ children }: { children: string }) {
  const text = children.slice(0, MAX_LENGTH).replace(HALF_CHARACTER, '');
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
