import { expect, it } from 'vitest';
import { parseScreenshotOptions } from './screenshot-options';

it('takes both themes and both widths when nothing else is said', () => {
  expect(parseScreenshotOptions(['/', 'shop/grid'])).toMatchObject({
    paths: ['/', '/shop/grid'],
    themes: ['dark', 'light'],
    widths: [390, 1440],
    axe: true,
  });
});

it('narrows down what is asked for', () => {
  const options = parseScreenshotOptions(['/', '--light', '--width', '768', '--no-axe', '--hover', '.card']);
  expect(options).toMatchObject({ themes: ['light'], widths: [768], axe: false, hover: '.card' });
});

it('refuses an option it does not know', () => {
  expect(() => parseScreenshotOptions(['/', '--wide'])).toThrow(TypeError);
});
