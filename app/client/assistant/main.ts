import { DRAWER_ATTRIBUTE } from '~/domain/site/behaviour-attributes';
import styles from '~/styles/assistant.css?inline';
import { avoidOverlap } from './avoid-overlap';
import { prefillContactForm } from './contact-form-prefill';
import { bindConversation } from './conversation';
import { renderOpenButton, renderPanel } from './panel';

/** As in assistant.css. */
const NARROW_WINDOW = '(width < 36em)';

/** A browser without popovers shows no assistant. */
if ('popover' in HTMLElement.prototype) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const panel = renderPanel();
  const button = renderOpenButton();
  // In a narrow window, the panel is a drawer: it covers the page and holds the focus.
  panel.addEventListener('beforetoggle', () =>
    panel.toggleAttribute(DRAWER_ATTRIBUTE, matchMedia(NARROW_WINDOW).matches),
  );
  document.body.append(button, panel);
  bindConversation(panel);
  avoidOverlap(button);
}
prefillContactForm();
