import type { ExcerptPart } from '~/domain/help/help-answers';

/** A text with its found words marked. */
export function MarkedText({ parts }: { parts: readonly ExcerptPart[] }) {
  let end = 0;
  return parts.map(({ text, isMatch }) => {
    end += text.length;
    return isMatch ? (
      <mark key={end} className="bg-transparent font-semibold text-text">
        {text}
      </mark>
    ) : (
      text
    );
  });
}
