import type { AssistantPassage } from '~/domain/help/assistant-passages';
import { arrowIcon, parseHtml } from './panel';

/** What is said when passages were found; they stand below and are not read out by themselves. */
export const formatResultCount = (count: number, question: string): string =>
  `${count === 1 ? 'One passage fits' : `${count} passages fit`} “${question}”:`;

/** A passage in its own words, with the way to where it stands. */
export function renderPassage({ title, text, source }: AssistantPassage): HTMLElement {
  const item = parseHtml(
    `<li data-part="passage"><h3 data-part="passage-title"></h3><p data-part="words"></p><a data-part="link">${arrowIcon}</a></li>`,
  );
  const [heading, words, link] = item.children as unknown as [HTMLElement, HTMLElement, HTMLAnchorElement];
  heading.textContent = title;
  if (text) words.textContent = text;
  else words.remove();
  if (source.href) {
    link.href = source.href;
    link.prepend(source.label);
  } else link.remove();
  return item;
}
