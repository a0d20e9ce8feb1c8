import glazes from '~/ui/glazes.json';
import { dark, light } from './colours.server';

const sans = "'Instrument Sans', 'Segoe UI', system-ui, -apple-system, Helvetica, Arial, sans-serif";
const display = `'Familjen Grotesk', ${sans}`;

/** Inline styles of the light theme, which all mail clients support. */
export const styles = {
  canvas: { margin: 0, padding: 0, backgroundColor: light.bg },
  body: { padding: '20px 12px 40px', backgroundColor: light.bg, color: light.text, fontFamily: sans },
  page: { width: '100%', maxWidth: '600px', margin: '0 auto' },
  sheet: { backgroundColor: light.surface, padding: '36px 40px 40px', borderRadius: '0 0 72px 3px' },
  name: {
    fontFamily: display,
    fontSize: '19px',
    lineHeight: '26px',
    fontWeight: 600,
    letterSpacing: '-.02em',
    color: light.text,
  },
  heading: {
    margin: '0 0 18px',
    fontFamily: display,
    fontSize: '34px',
    lineHeight: '37px',
    fontWeight: 600,
    letterSpacing: '-.03em',
    color: light.text,
  },
  subheading: {
    margin: '30px 0 10px',
    fontSize: '15px',
    lineHeight: '22px',
    fontWeight: 600,
    color: light.text,
  },
  articleTitle: {
    margin: '26px 0 6px',
    fontSize: '19px',
    lineHeight: '25px',
    fontWeight: 600,
    color: light.text,
  },
  words: { margin: '0 0 14px', fontSize: '16px', lineHeight: '25px', color: light.text },
  quiet: { margin: '0 0 10px', fontSize: '14px', lineHeight: '21px', color: light.muted },
  small: { margin: '0 0 4px', fontSize: '13px', lineHeight: '20px', color: light.muted },
  link: { color: light.link, textDecoration: 'underline' },
  term: { padding: '9px 16px 9px 0', fontSize: '14px', lineHeight: '21px', color: light.muted },
  value: { padding: '9px 0', fontSize: '15px', lineHeight: '22px', color: light.text },
  line: { borderTop: `1px solid ${light.border}` },
  loud: {
    backgroundColor: glazes.marigold,
    color: glazes.ink,
    padding: '22px 26px 24px',
    borderRadius: '3px 72px 3px 3px',
  },
  loudWords: { maxWidth: '400px', fontSize: '14px', lineHeight: '21px', color: glazes.ink },
  loudFigure: {
    margin: '2px 0 12px',
    fontFamily: display,
    fontSize: '38px',
    lineHeight: '44px',
    fontWeight: 600,
    letterSpacing: '-.03em',
    color: glazes.ink,
  },
  loudTerm: {
    padding: '2px 18px 2px 0',
    fontSize: '14px',
    lineHeight: '21px',
    fontWeight: 400,
    color: glazes.ink,
    verticalAlign: 'top',
  },
  loudValue: { padding: '2px 0', fontSize: '14px', lineHeight: '21px', fontWeight: 600, color: glazes.ink },
  well: { backgroundColor: light.well, padding: '16px 20px', borderRadius: '3px' },
} as const;

const createRule = (className: string, rules: Record<string, string>) =>
  `.${className}{${Object.entries(rules)
    .map(([property, value]) => `${property}:${value}!important`)
    .join(';')}}`;

/** For clients with support for media queries: the dark theme, and the width of a phone. */
export const emailStylesheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  createRule('m-bg', { 'background-color': dark.bg }),
  createRule('m-surface', { 'background-color': dark.surface }),
  createRule('m-well', { 'background-color': dark.well }),
  createRule('m-text', { color: dark.text }),
  createRule('m-muted', { color: dark.muted }),
  createRule('m-link', { color: dark.link }),
  createRule('m-line', { 'border-color': dark.border }),
  createRule('m-tile', { 'background-color': dark.border }),
  createRule('m-ink', { 'background-color': dark.text }),
  '}',
  '@media (max-width:520px){',
  createRule('m-sheet', { padding: '26px 20px 30px' }),
  createRule('m-heading', { 'font-size': '28px', 'line-height': '31px' }),
  createRule('m-cell', { height: '28px' }),
  '}',
].join('');
