import { createTabStorage } from './tab-storage';

const storedQuestion = createTabStorage('hand-over');

/** Fills the stored question into the contact form of this page, if there is one and its message is empty. */
export function prefillContactForm(): void {
  const message = document.querySelector<HTMLTextAreaElement>('#contact textarea[name="message"]');
  const question = storedQuestion.read();
  if (!message || !question) return;
  storedQuestion.write('');
  if (message.value !== '') return;
  message.value = question;
  message.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Stores the question when the visitor opens the contact form, and fills it in at once when the form is on this page. */
export function bindContactLink(panel: HTMLElement, getQuestion: () => string): void {
  const link = panel.querySelector<HTMLAnchorElement>('[data-part="contact"] a');
  link?.addEventListener('click', () => {
    storedQuestion.write(getQuestion());
    if (link.pathname !== location.pathname) return;
    prefillContactForm();
    panel.hidePopover();
  });
}
