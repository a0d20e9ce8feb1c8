import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  ARTICLE_ORDER_STEPS,
  changeArticleOrder,
  readArticleOrderIntent,
  toArticleOrderIntent,
} from './article-order';

const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { minLength: 1, maxLength: 8 });
const chosen = slugs.chain((all) => fc.tuple(fc.constant(all), fc.constantFrom(...all)));

it('R-NEWSLETTER-1: a step moves one article by one place or removes it, and leaves the others in their order', () => {
  fc.assert(
    fc.property(chosen, fc.constantFrom(...ARTICLE_ORDER_STEPS), ([all, slug], step) => {
      const changed = changeArticleOrder(all, { step, slug });
      const others = all.filter((one) => one !== slug);
      expect(changed.filter((one) => one !== slug)).toEqual(others);
      const position = all.indexOf(slug);
      const expected = step === 'up' ? Math.max(position - 1, 0) : Math.min(position + 1, all.length - 1);
      expect(changed.indexOf(slug)).toBe(step === 'remove' ? -1 : expected);
    }),
  );
});

it('a step back undoes a step, where there was one', () => {
  fc.assert(
    fc.property(chosen, ([all, slug]) => {
      const down = changeArticleOrder(all, { step: 'down', slug });
      if (all.at(-1) === slug) expect(down).toEqual(all);
      else expect(changeArticleOrder(down, { step: 'up', slug })).toEqual(all);
    }),
  );
});

it('reads the intent of its own buttons alone', () => {
  for (const step of ARTICLE_ORDER_STEPS)
    expect(readArticleOrderIntent(toArticleOrderIntent(step, 'a-slug'))).toEqual({ step, slug: 'a-slug' });
  for (const intent of ['save', 'add', 'up', 'sideways:a-slug', ''])
    expect(readArticleOrderIntent(intent)).toBeUndefined();
  expect(changeArticleOrder(['a'], { step: 'up', slug: 'unknown' })).toEqual(['a']);
});
