import { speculationRules } from '~/global/speculation-rules';
import themeScript from '~/global/theme-script.js?raw';
import type { ClientAssets } from './client-assets.server';
import { contentSecurityPolicy, hashSource } from './content-security-policy.server';

export interface FinishedPage {
  html: string;
  contentSecurityPolicy: string;
}

interface FinishOptions {
  assets: ClientAssets;
  /** Marks what React Router wrote; see `render-nonce`. */
  nonce: string;
  chatOrigin?: string | undefined;
  chatWidgetSrc: string;
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const islandTags = (assets: ClientAssets): string[] => [
  `<script type="module" src="${assets.islandsScript}"></script>`,
  ...assets.islandChunks.map((href) => `<link rel="prefetch" as="script" href="${href}" crossorigin>`),
];

/**
 * Puts into a rendered document what every page has in its head, and computes the policy it is sent with.
 * The styles stand in the page itself, because a stylesheet of its own would cost the first
 * view a round trip. Only scripts that carry the render's nonce are allowed by hash; anything that found its way
 * into the page otherwise is not.
 */
export function finishPage(
  html: string,
  { assets, nonce, chatOrigin, chatWidgetSrc }: FinishOptions,
): FinishedPage {
  const theme = themeScript.trim();
  const speculation = JSON.stringify(speculationRules);
  const scriptHashes = [hashSource(theme), hashSource(speculation)];
  const marked = new RegExp(`<script nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g');
  for (const [, content] of html.matchAll(marked)) if (content) scriptHashes.push(hashSource(content));
  const unmarked = html.replaceAll(` nonce="${nonce}"`, '');
  const isApp = scriptHashes.length > 2;

  const style = 'text' in assets.css ? assets.css.text : undefined;
  const head = [
    `<script>${theme}</script>`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    style === undefined && 'href' in assets.css
      ? `<link rel="stylesheet" href="${assets.css.href}">`
      : `<style>${style}</style>`,
    `<script type="module" src="${assets.globalScript}"></script>`,
    `<meta name="chat-widget" content="${escapeAttribute(chatWidgetSrc)}">`,
    ...(unmarked.includes('data-island=') ? islandTags(assets) : []),
    isApp ? '' : `<script type="speculationrules">${speculation}</script>`,
  ].join('');

  return {
    html: unmarked.replace('</head>', () => `${head}</head>`),
    contentSecurityPolicy: contentSecurityPolicy({
      scriptHashes,
      styleHashes: style === undefined ? [] : [hashSource(style)],
      chatOrigin,
    }),
  };
}
