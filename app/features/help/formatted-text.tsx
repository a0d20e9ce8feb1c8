import clsx from 'clsx';
import type { RichText } from '~/content/help/help-article';

/** A sentence with its links. On paper a path of this site stands behind its link; the site itself is named at the end. */
export function FormattedText({ words }: { words: RichText }) {
  if (typeof words === 'string') return words;
  return words.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a
        key={part.href + part.text}
        href={part.href}
        className={clsx(
          'underline decoration-primary decoration-2 underline-offset-4 hover:decoration-text',
          part.href.startsWith('/') && "print:after:content-['_('_attr(href)_')']",
        )}
      >
        {part.text}
      </a>
    ),
  );
}
