import clsx from 'clsx';
import type { RichText } from '~/content/help/help-article';

/** Text with links. In print the path of an internal link follows it; the site is named at the end of the page. */
export function FormattedText({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((part) =>
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
