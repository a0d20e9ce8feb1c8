import { expect, test } from 'vitest';
import { integrations } from '~/content/integrations/integrations';
import { highlightExamples } from './highlight-examples';

const examples = integrations.map(({ id, code }) => ({ id, ...code }));
const highlighted = await highlightExamples(examples);

test('the published code examples are highlighted from their current source', async () => {
  const lines = Object.entries(highlighted).map(
    ([id, code]) => `  ${JSON.stringify(id)}: ${JSON.stringify(code)}`,
  );
  // After a change of an example: npx vitest run --project=unit scripts/site/highlight-examples.test.ts --update
  await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot(
    '../../app/content/integrations/highlighted-code.json',
  );
});

test.each(examples)('$id: no character is lost', ({ id, source }) => {
  const text = highlighted[id]?.map((line) => line.map(([content]) => content).join('')).join('\n');
  expect(text).toBe(source);
});

test.each([
  ['openid-connect', 'name'],
  ['webhooks', 'keyword'],
  ['results-api', 'comment'],
  ['website-embed', 'string'],
] as const)('%s has a token of the kind %s', (id, kind) => {
  expect(highlighted[id]?.flat().map(([, found]) => found)).toContain(kind);
});
