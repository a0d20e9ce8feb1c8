import styles from '~/styles/assistant.css?inline';
import { bindConversation } from './conversation';
import { deliverQuestion } from './hand-over';
import { drawPanel, drawTile } from './panel';
import { keepClear } from './stay-clear';

/** A browser without popovers shows no assistant; the contact form is there all the same. */
if ('popover' in HTMLElement.prototype) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const panel = drawPanel();
  const tile = drawTile();
  document.body.append(tile, panel);
  bindConversation(panel);
  keepClear(tile);
}
deliverQuestion();
