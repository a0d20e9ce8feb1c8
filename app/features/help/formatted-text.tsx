import clsx from 'clsx';
import type { RichText } from '~/content/help/help-article';
import { site } from '~site';

/** Text with links. In print the URL of an internal link follows it. */
export function FormattedText({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a
        key={part.href + part.text}
        href={part.href}
        {...(part.href.startsWith('/') && { 'data-url': site.domain + part.href })}
        className={clsx(
          'underline decoration-primary decoration-2 underline-offset-4 hover:decoration-text',
          part.href.startsWith('/') && "print:after:content-['_('_attr(data-url)_')']",
        )}
      >
        {part.text}
      </a>
    ),
  );
}
