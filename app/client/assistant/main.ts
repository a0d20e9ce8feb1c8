import styles from '~/styles/assistant.css?inline';
import { avoidOverlap } from './avoid-overlap';
import { prefillContactForm } from './contact-form-prefill';
import { bindConversation } from './conversation';
import { renderOpenButton, renderPanel } from './panel';

/** A browser without popovers shows no assistant. */
if ('popover' in HTMLElement.prototype) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const panel = renderPanel();
  const button = renderOpenButton();
  document.body.append(button, panel);
  bindConversation(panel);
  avoidOverlap(button);
}
prefillContactForm();
