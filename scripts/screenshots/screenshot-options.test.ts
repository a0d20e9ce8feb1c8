import { expect, it } from 'vitest';
import { parseScreenshotOptions } from './screenshot-options';

it('has both themes and both widths by default', () => {
  expect(parseScreenshotOptions(['/', 'shop/grid'])).toMatchObject({
    paths: ['/', '/shop/grid'],
    themes: ['dark', 'light'],
    widths: [390, 1440],
    axe: true,
  });
});

it('parses all options', () => {
  const options = parseScreenshotOptions(['/', '--light', '--width', '768', '--no-axe', '--hover', '.card']);
  expect(options).toMatchObject({ themes: ['light'], widths: [768], axe: false, hover: '.card' });
});

it('refuses an unknown option', () => {
  expect(() => parseScreenshotOptions(['/', '--wide'])).toThrow(TypeError);
});
