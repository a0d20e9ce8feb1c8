import { expect, it } from 'vitest';
import { markLaterSections } from './mark-later-sections.server';

it.each([
  [
    'sections beside the first screen',
    '<section>a</section><p>b</p>',
    '<section data-render-later="">a</section><p>b</p>',
  ],
  [
    'sections beside the elements that contain the first screen',
    '<p>a</p></section></div><section id="b"><img src="b"><section>b</section></section></main><footer>c</footer>',
    '<p>a</p></section></div><section data-render-later="" id="b"><img src="b"><section>b</section></section></main><footer>c</footer>',
  ],
  ['no section within another element', '<div><section>a</section></div>', '<div><section>a</section></div>'],
  [
    'a section after a drawing',
    '<svg><path d="M0 0"/><use href="#a"></use></svg><section title="a > b">c</section>',
    '<svg><path d="M0 0"/><use href="#a"></use></svg><section data-render-later="" title="a > b">c</section>',
  ],
])('marks %s', (_, rest, marked) => {
  expect(markLaterSections(rest)).toBe(marked);
});
