import { assistantContent } from '~/content/help/assistant-content';
import { MAX_QUESTION_LENGTH } from '~/domain/help/assistant-passages';

const PANEL_ID = 'assistant';

/** On a touch screen, focusing a field opens the keyboard, which covers the lower half of the panel. */
export const isTouchScreen = matchMedia('(pointer: coarse)').matches;

/** Only for markup of this folder. All other text is set by `textContent`. */
export function parseHtml(markup: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild as HTMLElement;
}

const renderIcon = (path: string) =>
  `<svg class="assistant-icon" viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"/></svg>`;

const ICON_PATHS = {
  message: 'M2 2.75h12v8.5H7.5L4.25 14v-2.75H2z',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
} as const;

export const arrowIcon = renderIcon('M2.5 8H13M8.5 3.5L13 8l-4.5 4.5');

/** The button that opens and closes the panel. The browser returns the focus to it. */
export function renderOpenButton(): HTMLElement {
  return parseHtml(
    `<button type="button" class="assistant-tile" popovertarget="${PANEL_ID}" aria-haspopup="dialog" aria-label="${assistantContent.title}">${renderIcon(ICON_PATHS.message)}</button>`,
  );
}

/** The closed panel. When it opens, its field gets the focus; on a touch screen the panel itself. */
export function renderPanel(): HTMLElement {
  const [panelFocus, fieldFocus] = isTouchScreen ? ['autofocus', ''] : ['', 'autofocus'];
  return parseHtml(`<section id="${PANEL_ID}" class="assistant" popover role="dialog" aria-labelledby="assistant-title" tabindex="-1" ${panelFocus}>
<div data-part="head"><h2 id="assistant-title" data-part="title">${assistantContent.title}</h2><button type="button" data-part="close" popovertarget="${PANEL_ID}" popovertargetaction="hide" aria-label="Close">${renderIcon(ICON_PATHS.close)}</button></div>
<p data-part="text">${assistantContent.lead}</p>
<form data-part="form"><label data-part="label" for="assistant-question">${assistantContent.inputLabel}</label><input data-part="field" id="assistant-question" name="q" maxlength="${MAX_QUESTION_LENGTH}" autocomplete="off" enterkeyhint="search" placeholder="${assistantContent.placeholder}" required ${fieldFocus}><button data-part="submit" aria-label="Find passages">${arrowIcon}</button></form>
<div data-part="suggestions"><h3 data-part="small-title">${assistantContent.suggestionsTitle}</h3><ul data-part="list"></ul></div>
<p data-part="status" role="status"></p>
<ol data-part="passages"></ol>
<div data-part="contact"><a data-part="link" href="/#contact">${assistantContent.contactLinkLabel}${arrowIcon}</a><small data-part="note">${assistantContent.contactLinkNote}</small></div>
</section>`);
}
