const TEXT =
  'the order page holds a lock until every line is written and the price of each seat is read again before the commit'.split(
    ' ',
  );

/** A row of numbers that is the same for the same seed. */
function createRandom(seed: number) {
  let state = seed + 1;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const repeat = <Item>(count: number, create: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => create(index));

/** The file of an article of about 900 words with a footnote, a table and two blocks of code. No two are the same. */
export function generateArticle(index: number): string {
  const random = createRandom(index);
  const sentence = () => `${repeat(12, () => TEXT[random(TEXT.length)]).join(' ')}.`;
  const paragraph = () => repeat(5, sentence).join(' ');
  const section = (title: string) => `## ${title} ${index}\n\n${repeat(4, paragraph).join('\n\n')}`;
  return `---
title: 'Generated article ${index}'
summary: 'An article of about nine hundred words, with a footnote, a table and two blocks of code: number ${index}.'
publishedOn: '2026-01-01'
authorId: 'sudha-raghavan'
tag: 'Engineering'
cover: { kind: 'truchet', seed: ${index}, glazes: ['marigold', 'gulal', 'contrast'] }
---

${paragraph()}[^1]

${section('The first part')}

\`\`\`ts title="app/order-${index}.ts"
export async function write(lines: readonly Line[], { db }: Deps): Promise<void> {
  if (lines.length > ${index}) throw new Error(\`There are \${lines.length} lines.\`);
  for (const { id, price } of lines) await db.insert(rows).values({ id, price, at: new Date() });
}
\`\`\`

${section('The second part')}

| part | seconds |
| --- | --- |
| first | ${random(100)} |
| second | ${random(100)} |

${section('The third part')}

\`\`\`sql
select id, sum(price) as total from order_lines where written_at > now() - interval '${index} days' group by id order by total;
\`\`\`

${section('The end')}

[^1]: ${sentence()}
`;
}
