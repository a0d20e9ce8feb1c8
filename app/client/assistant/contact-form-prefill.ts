import { createTabText } from './tab-storage';

const handedOver = createTabText('hand-over');

/** Puts a question that was handed over into the contact form of this page, unless something is written there already. */
export function prefillContactForm(): void {
  const message = document.querySelector<HTMLTextAreaElement>('#contact textarea[name="message"]');
  const question = handedOver.read();
  if (!message || !question) return;
  handedOver.write('');
  if (message.value !== '') return;
  message.value = question;
  message.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The link to the contact form takes the question along: to another page by what the tab keeps, or on this one at once. */
export function bindContactLink(panel: HTMLElement, question: () => string): void {
  const link = panel.querySelector<HTMLAnchorElement>('[data-part="hand-over"] a');
  link?.addEventListener('click', () => {
    handedOver.write(question());
    if (link.pathname !== location.pathname) return;
    prefillContactForm();
    panel.hidePopover();
  });
}
