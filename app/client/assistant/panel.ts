import { assistantContent } from '~/content/help/assistant-content';
import { MAX_QUESTION_LENGTH } from '~/domain/help/assistant-passages';

const panelId = 'assistant';

/** With a touch screen the keyboard comes with the focus of a field, and covers what stands below. */
export const isTouchScreen = matchMedia('(pointer: coarse)').matches;

/** Only markup that is written in this folder: what comes from elsewhere is set as text. */
export function parseHtml(markup: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild as HTMLElement;
}

const icon = (path: string) =>
  `<svg class="assistant-icon" viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"/></svg>`;

const icons = {
  ask: 'M2 2.75h12v8.5H7.5L4.25 14v-2.75H2z',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
} as const;

export const arrowIcon = icon('M2.5 8H13M8.5 3.5L13 8l-4.5 4.5');

/** The button in the corner. The browser opens and closes the panel by it, and gives the focus back. */
export function renderTile(): HTMLElement {
  return parseHtml(
    `<button type="button" class="assistant-tile" popovertarget="${panelId}" aria-haspopup="dialog" aria-label="${assistantContent.title}">${icon(icons.ask)}</button>`,
  );
}

/** The panel, closed. Opened it has the focus in its field, on a touch screen on itself. */
export function renderPanel(): HTMLElement {
  const [onPanel, onField] = isTouchScreen ? ['autofocus', ''] : ['', 'autofocus'];
  return parseHtml(`<section id="${panelId}" class="assistant" popover role="dialog" aria-labelledby="assistant-title" tabindex="-1" ${onPanel}>
<div data-part="head"><h2 id="assistant-title" data-part="title">${assistantContent.title}</h2><button type="button" data-part="close" popovertarget="${panelId}" popovertargetaction="hide" aria-label="Close">${icon(icons.close)}</button></div>
<p data-part="words">${assistantContent.lead}</p>
<form data-part="form"><label data-part="label" for="assistant-question">${assistantContent.inputLabel}</label><input data-part="field" id="assistant-question" name="q" maxlength="${MAX_QUESTION_LENGTH}" autocomplete="off" enterkeyhint="search" placeholder="${assistantContent.placeholder}" required ${onField}><button data-part="find" aria-label="Find passages">${arrowIcon}</button></form>
<div data-part="suggestions"><h3 data-part="small-title">${assistantContent.suggestionsTitle}</h3><ul data-part="list"></ul></div>
<p data-part="status" role="status"></p>
<ol data-part="passages"></ol>
<div data-part="hand-over"><a data-part="link" href="/#contact">${assistantContent.contactLinkLabel}${arrowIcon}</a><small data-part="note">${assistantContent.contactLinkNote}</small></div>
</section>`);
}
