import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, test } from 'vitest';
import { createArticleFormSchema } from './article-form-schema';

const schema = createArticleFormSchema({
  authors: ['ada'],
  tags: ['Design'],
  series: ['kilns'],
  covers: ['opus'],
});
const VALUES = {
  title: 'What a kiln costs',
  summary: 'A sentence that is long enough to be a summary of the text.',
  authorId: 'ada',
  tag: 'Design',
  coverKind: 'opus',
  coverSeed: '7',
  source: 'A text.\r\nTwo lines.',
};

describe('R-ARTICLE-1: form of an article', () => {
  test('gets its slug from the title, and a blank series is none', () => {
    expect(schema.parse({ ...VALUES, series: '' })).toMatchObject({
      slug: 'what-a-kiln-costs',
      series: undefined,
      coverSeed: 7,
      source: 'A text.\nTwo lines.',
    });
  });

  test('a form with an empty address gets it from the title', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...VALUES, slug: '', series: '' })) form.set(name, value);
    const submission = parseWithZod(form, { schema });
    expect(submission.status === 'success' && submission.value.slug).toBe('what-a-kiln-costs');
  });

  test.each([
    ['an unknown author', { authorId: 'bob' }],
    ['an unknown subject', { tag: 'Cooking' }],
    ['an unknown series', { series: 'other' }],
    ['a slug with a slash', { slug: 'a/b' }],
    ['a slug of another page', { slug: 'tags' }],
    ['a short summary', { summary: 'Short.' }],
    ['no text', { source: ' ' }],
    ['a cover without a number', { coverSeed: 'x' }],
  ])('%s is refused', (_, values) => {
    expect(schema.safeParse({ ...VALUES, ...values }).success).toBe(false);
  });
});
