/** Calls `handle` for clicks on all elements with an attribute, also on elements that are added later. */
export function onClick(attribute: string, handle: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const element =
      event.target instanceof Element ? event.target.closest<HTMLElement>(`[${attribute}]`) : null;
    if (element) handle(element, event);
  });
}
