import type { AssistantPassage } from '~/domain/help/assistant-passages';
import { arrowIcon, parseHtml } from './panel';

/** The status above the found passages. Screen readers announce the status and not the passages. */
export const formatResultCount = (count: number, question: string): string =>
  `${count === 1 ? 'One passage fits' : `${count} passages fit`} “${question}”:`;

/** A passage as a list item with a link to its source. */
export function renderPassage({ title, text, source, tracking }: AssistantPassage): HTMLElement {
  const item = parseHtml(
    `<li data-part="passage"><h3 data-part="passage-title"></h3><p data-part="text"></p><a data-part="link">${arrowIcon}</a></li>`,
  );
  const heading = item.querySelector('h3') as HTMLElement;
  const paragraph = item.querySelector('p') as HTMLElement;
  const link = item.querySelector('a') as HTMLAnchorElement;
  heading.textContent = title;
  if (text) paragraph.textContent = text;
  else paragraph.remove();
  if (source.href) {
    link.href = source.href;
    link.prepend(source.label);
  } else link.remove();
  if (tracking) {
    const follow = link.cloneNode(true) as HTMLAnchorElement;
    follow.href = tracking.href;
    follow.rel = 'noreferrer';
    follow.firstChild?.replaceWith(tracking.label);
    link.before(follow);
  }
  return item;
}
