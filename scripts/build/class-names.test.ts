import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { addShortNames, createShortNames, shortenSelector } from './class-names';

const css = '.gap-2{gap:2px}.sm\\:gap-2:hover{gap:3px}.js .gap-2{gap:0}.a{gap:1px}';
const names = createShortNames([postcss.parse(css)], '"sm:gap-2 sm:gap-2" gap-2');

describe('the short names of classes', () => {
  it('are shortest for the names that a program has most often', () => {
    const classes = Array.from({ length: 30 }, (_, index) => `class-${index}`);
    const sheet = postcss.parse(classes.map((name) => `.${name}{gap:0}`).join(''));
    const short = createShortNames([sheet], `${classes.slice(4).join(' ')} class-2`);
    const longer = classes.filter((name) => short.get(name)?.length === 2);
    expect(longer).toEqual(['class-0', 'class-1', 'class-3', 'class-29']);
  });

  it('are in the order of the stylesheet, and never those of other classes', () => {
    expect([...names]).toEqual([
      ['gap-2', 'b'],
      ['sm:gap-2', 'c'],
      ['a', 'd'],
    ]);
  });

  it('replace the long ones in a selector, also escaped ones, but not those that scripts add to the page', () => {
    expect(shortenSelector('.js .sm\\:gap-2:hover>.gap-2', names)).toBe('.js .c:hover>.b');
  });

  it('are beside the long names of classes that scripts write', () => {
    const both = (selector: string) => addShortNames(selector, names, new Set(['gap-2', 'a']));
    expect(both('.sm\\:gap-2:hover')).toEqual(['.c:hover']);
    expect(both('.sm\\:gap-2>.gap-2')).toEqual(['.c>.gap-2', '.c>.b']);
    expect(both('.a .gap-2')).toEqual([':is(.a,.d) :is(.gap-2,.b)']);
  });
});
