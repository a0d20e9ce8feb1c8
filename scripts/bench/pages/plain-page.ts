import type { VisitMetrics } from './measure-visit.ts';

interface Source {
  /** The page of the site. */
  html: string;
  picture: VisitMetrics['largestPicture'];
}

const findFonts = (html: string): string[] =>
  [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, href = '']) => href);

const findText = (html: string, pattern: RegExp): string =>
  (pattern.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '').trim();

/** A minimal page without scripts: the heading and a paragraph in the same fonts, and the largest picture. */
export function renderPlainPage({ html, picture }: Source): string {
  const fonts = findFonts(html);
  const [display = '', text = display] = fonts;
  const heading = findText(html, /<h1[^>]*>([\s\S]*?)<\/h1>/);
  const paragraph = findText(html, /<p class="[^"]*text-lead[^"]*"[^>]*>([\s\S]*?)<\/p>/) || heading;
  const face = (name: string, file: string) =>
    `@font-face{font-family:${name};src:url(${file}) format("woff2");font-weight:400 700;font-display:swap}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title>
${fonts.map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`).join('')}
<style>${face('display', display)}${face('text', text)}
body{margin:0;padding:16px;background:#101412;color:#f4f1ea;font:16px/1.5 text,sans-serif}
h1{font:600 49px/1 display,sans-serif}img{display:block;width:100%;height:auto}</style></head>
<body><h1>${heading}</h1><p>${paragraph}</p>${picture && `<img src="${picture}" width="1" height="1" fetchpriority="high" alt="">`}</body></html>`;
}
