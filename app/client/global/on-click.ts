/** Hears clicks on every element with an attribute, present and future. */
export function onClick(attribute: string, act: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const element =
      event.target instanceof Element ? event.target.closest<HTMLElement>(`[${attribute}]`) : null;
    if (element) act(element, event);
  });
}
