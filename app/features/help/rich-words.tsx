import type { Words } from '~/content/help/types';

/** A sentence with its links. */
export function RichWords({ words }: { words: Words }) {
  if (typeof words === 'string') return words;
  return words.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a
        key={part.href + part.text}
        href={part.href}
        className="underline decoration-primary decoration-2 underline-offset-4 hover:decoration-text"
      >
        {part.text}
      </a>
    ),
  );
}
