import { parseArgs } from 'node:util';
import type { Theme } from '../../app/domain/site/theme.ts';

export interface ScreenshotOptions {
  paths: readonly string[];
  themes: readonly Theme[];
  widths: readonly number[];
  /** Selector of the hovered or focused element. */
  hover?: string;
  focus?: string;
  axe: boolean;
}

export const usageText = `Takes screenshots of pages in both themes and two widths, and reports errors, overflow and accessibility problems.

  npm run shots -- /path [/another …]
    --dark, --light      only this theme
    --width <pixels>     only this width (can be repeated; default: 390 and 1440)
    --hover <selector>   hover over this element
    --focus <selector>   focus this element
    --no-axe             without the accessibility check

  SHOTS_URL=http://localhost:3000 uses a running site.`;

/** Throws a TypeError that names an unknown option. */
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
  const isBothThemes = values.dark === values.light;
  return {
    paths: positionals.map((path) => (path.startsWith('/') ? path : `/${path}`)),
    themes: isBothThemes ? ['dark', 'light'] : [values.dark ? 'dark' : 'light'],
    widths: values.width.map(Number),
    hover: values.hover,
    focus: values.focus,
    axe: !values['no-axe'],
  };
}
