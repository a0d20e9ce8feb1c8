import { speculationRules } from '~/client/global/speculation-rules';
import themeScript from '~/client/global/theme-script.js?raw';
import { escapeHtml } from '~/domain/text/escape-html';
import type { ClientAssets } from './client-assets.server';
import { contentSecurityPolicy, hashSource } from './content-security-policy.server';
import { usedStyles } from './used-styles.server';

export interface ProcessedPage {
  html: string;
  contentSecurityPolicy: string;
}

interface FinishOptions {
  assets: ClientAssets;
  /** Marks what React Router wrote; see `render-nonce`. */
  nonce: string;
  /** Somebody else's chat assistant instead of the bundled one: a full address. */
  chatWidgetSrc?: string | undefined;
  /** Other origins that the page's script speaks to. */
  connectsTo?: Iterable<string>;
}

const theme = themeScript.trim();
const speculation = JSON.stringify(speculationRules);

/** The island loader, what it will load once the page stands, and the rules that a first view could do without. */
const islandTag = ({ islandsScript, islandChunks, css }: ClientAssets): string =>
  `<script type="module" fetchpriority="low" src="${islandsScript}" data-ahead="${islandChunks.join(' ')}" data-styles="${css.href}"></script>`;

/** React may draw anything later, so that its pages get all rules; a page that stays as it is gets those it uses. */
function styleOf({ css }: ClientAssets, html: string, isApp: boolean): string | undefined {
  if (!css.built) return undefined;
  return isApp ? css.built.text : usedStyles(css.built.parts, html);
}

/**
 * Puts into a rendered document what every page has in its head, and computes the policy it is sent with.
 * The styles stand in the page itself, because a stylesheet of its own would cost the first view a round trip.
 * Browsers hold the first paint back for fonts that the head asks for. A page that React does not take over asks in its
 * body: it is painted sooner, in the stand-in faces (styles/fonts.css) when the fonts are not there yet.
 * Only scripts that carry the render's nonce are allowed by hash; anything that found its way into the page otherwise
 * is not.
 */
export function postProcessHtml(
  html: string,
  { assets, nonce, chatWidgetSrc, connectsTo }: FinishOptions,
): ProcessedPage {
  const marked = new RegExp(`<script nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g');
  const written = [...html.matchAll(marked)].flatMap(([, content]) => (content ? [hashSource(content)] : []));
  const isApp = written.length > 0;
  const unmarked = html.replaceAll(` nonce="${nonce}"`, '');

  const style = styleOf(assets, unmarked, isApp);
  const fonts = assets.fonts
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const head = [
    `<script>${theme}</script>`,
    isApp ? fonts : '',
    style === undefined ? `<link rel="stylesheet" href="${assets.css.href}">` : `<style>${style}</style>`,
    assets.reloadScript ? `<script type="module" src="${assets.reloadScript}"></script>` : '',
    `<script type="module" fetchpriority="low" src="${assets.globalScript}"></script>`,
    // The back office has shortcuts instead of the assistant.
    unmarked.includes('data-admin=')
      ? `<script type="module" src="${assets.adminScript}"></script>`
      : `<meta name="chat-widget" content="${escapeHtml(chatWidgetSrc ?? assets.assistantScript)}">`,
    `<meta name="session" content="${assets.sessionScript}">`,
    unmarked.includes('data-island=') ? islandTag(assets) : '',
    unmarked.includes('data-identity=')
      ? `<script type="module" src="${assets.identityScript}"></script>`
      : '',
    unmarked.includes('data-password-sign-in=')
      ? `<script type="module" src="${assets.sessionScript}"></script>`
      : '',
    isApp ? '' : `<script type="speculationrules">${speculation}</script>`,
  ].join('');

  return {
    html: unmarked
      .replace('</head>', () => `${head}</head>`)
      .replace('<body>', () => `<body>${isApp ? '' : fonts}`),
    contentSecurityPolicy: contentSecurityPolicy({
      scriptHashes: [hashSource(theme), ...(isApp ? written : [hashSource(speculation)])],
      styleHashes: style === undefined ? [] : [hashSource(style)],
      ...(connectsTo && { connectsTo }),
      chatOrigin: chatWidgetSrc && new URL(chatWidgetSrc).origin,
    }),
  };
}
