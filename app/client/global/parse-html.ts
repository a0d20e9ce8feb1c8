/** Only for markup of this folder. All other text is set by `textContent`. */
export function parseHtml(markup: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild as HTMLElement;
}
