import firstPictureScript from '~/client/global/first-picture-script.js?raw';
import passkeysScript from '~/client/global/passkeys-script.js?raw';
import storageScript from '~/client/global/storage-script.js?raw';
import themeScript from '~/client/global/theme-script.js?raw';
import wholeLayoutScript from '~/client/global/whole-layout-script.js?raw';
import { RENDER_LATER_ATTRIBUTE } from '~/domain/site/presence-attributes';
import { escapeHtml } from '~/domain/text/escape-html';
import type { ClientAssets } from './client-assets.server';
import { buildContentSecurityPolicy, hashSource } from './content-security-policy.server';
import { FIRST_SCREEN_END, findFirstScreen } from './first-screen.server';
import { insertLaterMarkup } from './later-markup.server';
import { markLaterSections } from './mark-later-sections.server';
import { shortenClasses } from './short-class-names.server';
import { removeTextSeparators, shortenJsonAttributes } from './shorten-html.server';
import { moveStructuredDataToEnd } from './structured-data.server';
import { selectUsedStyles } from './used-styles.server';

/** What a page contains when it needs a part of the script. */
const PARTS: readonly (readonly [need: string, script: string])[] = [
  ['', themeScript],
  ['react-router-scroll-positions', storageScript],
  [' name="first-picture-', firstPictureScript],
  ['-passkeys', passkeysScript],
  [` ${RENDER_LATER_ATTRIBUTE}=`, wholeLayoutScript],
];

/** What runs before the first paint of a page: as one script, because the policy of the page has a hash of each. */
const createInlineScript = (html: string): string =>
  PARTS.flatMap(([need, script]) => (html.includes(need) ? [script.trim()] : [])).join('');

export interface ProcessedPage {
  html: string;
  contentSecurityPolicy: string;
  isFullyHydrated: boolean;
}

interface PostProcessOptions {
  assets: ClientAssets;
  /** Marks scripts of React Router, see render-nonce. */
  nonce: string;
  /** The values of the placeholders of the page. They contain no scripts, islands or signs for a script of its own. */
  laterMarkup?: readonly string[];
  /** URL of an external chat assistant that replaces the bundled one. */
  chatWidgetSrc?: string | undefined;
  /** Other origins that scripts of the page connect to. */
  connectsTo?: Iterable<string>;
  /** Other origins to which forms of the page lead. */
  sendsFormsTo?: Iterable<string>;
  /** Whether pages of this site can show the page in a frame. */
  isFramedByThisSite?: boolean;
}

/** The script that loads islands, with the chunks that it fetches after the page has loaded. */
const createIslandTag = ({ islandsScript, islandChunks }: ClientAssets): string =>
  `<script type="module" fetchpriority="low" src="${islandsScript}" data-prefetch="${islandChunks.join(' ')}"></script>`;

/**
 * Asks for a position, for which the browser lays out what it has. In front of the stylesheet: the first screen is laid out while the
 * browser waits for the fonts with the first paint. Behind it: browsers that go on without a stylesheet wait before a script. It is the
 * same script, so that the policy of the page has one hash.
 */
const LAYOUT_SOURCE = 'scrollX';
const LAYOUT_SCRIPT = `<script>${LAYOUT_SOURCE}</script>`;

/** Writes the rules for the first screen into the head, and the whole stylesheet below the first screen. */
function addStyles(html: string, { css }: ClientAssets, isFullyHydrated: boolean) {
  const link = `<link rel="stylesheet" href="${css.href}">`;
  if (!css.parts) return { html, divided: html, head: link, styleHashes: [], scriptHashes: [] };
  const { markup, end } = findFirstScreen(html, { isDivisible: !isFullyHydrated });
  const style = selectUsedStyles(css.parts, markup);
  const firstScreen = html.slice(0, end);
  const rest = html.slice(end);
  // React would miss what is added or removed within a page that it hydrates.
  const divided = isFullyHydrated
    ? `${firstScreen}${link}${rest}`
    : `${firstScreen.replace(FIRST_SCREEN_END, '')}${LAYOUT_SCRIPT}${link}${LAYOUT_SCRIPT}${markLaterSections(rest)}`;
  return {
    html: shortenJsonAttributes(css.classNames ? shortenClasses(divided, css.classNames) : divided),
    /** The page with the names of classes that the components gave. */
    divided,
    head: `<style>${style}</style>`,
    styleHashes: [hashSource(style)],
    scriptHashes: isFullyHydrated ? [] : [hashSource(LAYOUT_SOURCE)],
  };
}

/**
 * Adds styles, scripts and preloads to a rendered page, and computes its Content-Security-Policy.
 * The rules for the first screen are inline, because a separate stylesheet would delay the first paint by a round trip.
 * What is below waits for the stylesheet, which all pages share, so that it is never shown without it.
 * The fonts are preloaded first in the head: Chromium then waits for them up to a tenth of a second. A page whose first paint
 * is earlier than its fonts does not use them (styles/fonts.css).
 * The policy allows, by hash, only the scripts with the nonce of this render.
 */
export function postProcessHtml(
  html: string,
  {
    assets,
    nonce,
    laterMarkup = [],
    chatWidgetSrc,
    connectsTo,
    sendsFormsTo,
    isFramedByThisSite = false,
  }: PostProcessOptions,
): ProcessedPage {
  const markedScripts = new RegExp(`<script nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g');
  const scriptHashes = [...html.matchAll(markedScripts)].flatMap(([, content]) =>
    content ? [hashSource(content)] : [],
  );
  const isFullyHydrated = scriptHashes.length > 0;
  const unmarked = html.replaceAll(` nonce="${nonce}"`, '');
  const page = isFullyHydrated ? unmarked : removeTextSeparators(unmarked);
  const styled = addStyles(page, assets, isFullyHydrated);
  const inlineScript = createInlineScript(styled.divided);
  const fonts = assets.fonts
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const head = [
    `<script>${inlineScript}</script>`,
    styled.head,
    assets.reloadScript ? `<script type="module" src="${assets.reloadScript}"></script>` : '',
    `<script type="module" fetchpriority="low" src="${assets.globalScript}"></script>`,
    // The back office has shortcuts instead of the assistant.
    page.includes('data-admin=')
      ? `<script type="module" src="${assets.adminScript}"></script>`
      : `<meta name="chat-widget" content="${escapeHtml(chatWidgetSrc ?? assets.assistantScript)}">`,
    `<meta name="session" content="${assets.sessionScript}">`,
    page.includes('data-island=') ? createIslandTag(assets) : '',
    page.includes('data-oidc=') ? `<script type="module" src="${assets.oidcScript}"></script>` : '',
    /data-(?:password-sign-in|typed-email|time-zone)=/.test(page)
      ? `<script type="module" src="${assets.sessionScript}"></script>`
      : '',
  ].join('');

  const finished = styled.html
    .replace('<head>', () => `<head>${fonts}`)
    .replace('</head>', () => `${head}</head>`);
  const ordered = isFullyHydrated ? finished : moveStructuredDataToEnd(finished);
  return {
    html: insertLaterMarkup(ordered, laterMarkup, assets.css),
    isFullyHydrated,
    contentSecurityPolicy: buildContentSecurityPolicy({
      scriptHashes: [hashSource(inlineScript), ...scriptHashes, ...styled.scriptHashes],
      styleHashes: styled.styleHashes,
      ...(connectsTo && { connectsTo }),
      ...(sendsFormsTo && { sendsFormsTo }),
      isFramedByThisSite,
      chatOrigin: chatWidgetSrc && new URL(chatWidgetSrc).origin,
    }),
  };
}
