import { parseArgs } from 'node:util';
import type { Theme } from '../../app/domain/site/theme.ts';

export interface ScreenshotOptions {
  paths: readonly string[];
  themes: readonly Theme[];
  widths: readonly number[];
  /** A selector of what the pointer rests on, or what has the focus, in the picture. */
  hover?: string;
  focus?: string;
  axe: boolean;
}

export const usageText = `Pictures of pages, in both themes, on a phone and on a desktop, and what is wrong with them.

  npm run shots -- /path [/another …]
    --dark, --light      only this theme
    --width <pixels>     only this width (may be given several times; usual: 390 and 1440)
    --hover <selector>   with the pointer on this element
    --focus <selector>   with the focus on this element
    --no-axe             without the accessibility check

  SHOTS_URL=http://localhost:3000 uses a site that runs already.`;

/** Throws a TypeError that says which option is unknown. */
export function parseScreenshotOptions(args: string[]): ScreenshotOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      dark: { type: 'boolean', default: false },
      light: { type: 'boolean', default: false },
      width: { type: 'string', multiple: true, default: ['390', '1440'] },
      hover: { type: 'string' },
      focus: { type: 'string' },
      'no-axe': { type: 'boolean', default: false },
    },
  });
  const both = values.dark === values.light;
  return {
    paths: positionals.map((path) => (path.startsWith('/') ? path : `/${path}`)),
    themes: both ? ['dark', 'light'] : [values.dark ? 'dark' : 'light'],
    widths: values.width.map(Number),
    hover: values.hover,
    focus: values.focus,
    axe: !values['no-axe'],
  };
}
