import clsx from 'clsx';
import type { HelpMark, RichText } from '~/content/help/help-article';
import { site } from '~site';

const ELEMENTS = { strong: 'strong', emphasis: 'em', code: 'code' } as const;

function Mark({ mark: { text, style } }: { mark: HelpMark }) {
  const Element = ELEMENTS[style];
  return <Element>{text}</Element>;
}

/** Text with links. In print the URL of an internal link follows it. */
export function FormattedText({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((part, index) => {
    if (typeof part === 'string') return part;
    const key = `part-${index}`;
    if ('style' in part) return <Mark key={key} mark={part} />;
    return (
      <a
        key={key}
        href={part.href}
        {...(part.href.startsWith('/') && { 'data-url': site.domain + part.href })}
        className={clsx(
          'underline decoration-primary decoration-2 underline-offset-4 hover:decoration-text',
          part.href.startsWith('/') && "print:after:content-['_('_attr(data-url)_')']",
        )}
      >
        {part.text}
      </a>
    );
  });
}
