import styles from '~/styles/assistant.css?inline';
import { avoidOverlap } from './avoid-overlap';
import { prefillContactForm } from './contact-form-prefill';
import { bindConversation } from './conversation';
import { renderPanel, renderTile } from './panel';

/** A browser without popovers shows no assistant; the contact form is there all the same. */
if ('popover' in HTMLElement.prototype) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const panel = renderPanel();
  const tile = renderTile();
  document.body.append(tile, panel);
  bindConversation(panel);
  avoidOverlap(tile);
}
prefillContactForm();
