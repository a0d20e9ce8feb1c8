import { describe, expect, it } from 'vitest';
import { mobileAppContent } from '~/content/demos/mobile-app-content';
import { productFeatures } from '~/content/features/product-features';
import { integrations } from '~/content/integrations/integrations';
import { JUDGES_PER_PROJECT } from '~/content/products/judging-feature-content';
import { convergePlans, hackMatrixPlans } from '~/content/products/product-plans';
import { softwareProducts } from '~/content/products/software-products';
import { codeFiles, readProjectFile } from './project-files';

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = `(\\d[\\d,]*|${WORDS.join('|')})`;

/** "3,000" and "three" as a number. */
function readNumber(text: string): number {
  const word = WORDS.indexOf(text.toLowerCase());
  return word >= 0 ? word : Number(text.replaceAll(',', ''));
}

const countProducts = (state?: 'live' | 'coming') =>
  softwareProducts.filter((product) => !state || product.state === state).length;
const sizes = [
  ...hackMatrixPlans.map(({ maxParticipants }) => maxParticipants),
  ...convergePlans.map(({ maxMembers }) => maxMembers),
];
const months = [
  ...softwareProducts.map(({ when }) => when),
  /\w+ \d{4}/.exec(mobileAppContent.waitlistHeadline)?.[0] ?? '',
].map((when) => /\w+ \d{4}/.exec(when)?.[0] ?? when);

/** The first group of the pattern is the figure; the data allows these values. */
const rules: readonly { fact: string; pattern: string; allowed: readonly (number | string)[] }[] = [
  { fact: 'integrations', pattern: `\\b${NUMBER} integrations\\b`, allowed: [integrations.length] },
  { fact: 'features', pattern: `\\b${NUMBER} (?:product )?features\\b`, allowed: [productFeatures.length] },
  {
    fact: 'our products',
    pattern: `\\b(?:the|all|our) ${NUMBER} products\\b`,
    allowed: [countProducts(), countProducts('live'), countProducts('coming')],
  },
  {
    fact: 'people of a plan',
    pattern: `\\bup to ${NUMBER} (?:people|participants|members)\\b`,
    allowed: sizes,
  },
  {
    fact: 'judges of a project',
    pattern: `\\b${NUMBER} judges (?:a|to each|for each) project\\b`,
    allowed: [JUDGES_PER_PROJECT],
  },
  { fact: 'criteria', pattern: `\\bup to ${NUMBER} (?:criteria|a round)\\b`, allowed: [9] },
  { fact: 'days until deletion', pattern: `\\b${NUMBER} days after the event\\b`, allowed: [180] },
  { fact: 'month of opening', pattern: `\\bopens in ([A-Z]\\w+ \\d{4})\\b`, allowed: months },
];

/** The values that the data does not allow, with the words around them. */
const findContradictions = (text: string, { fact, pattern, allowed }: (typeof rules)[number]): string[] =>
  [...text.matchAll(new RegExp(pattern, fact === 'month of opening' ? 'g' : 'gi'))].flatMap(
    ([words, value = '']) =>
      allowed.includes(fact === 'month of opening' ? value : readNumber(value)) ? [] : [words],
  );

const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;
/** Texts about our software. Services, such as hackathons that we organise, have figures of their own. */
const aboutProducts =
  /^app\/(content\/(products|features|integrations|help|demos\/(product-landing|mobile-app))|routes\/marketing\/(products|pricing|saas|faq|help)|features\/(hackmatrix|converge|pricing)|server\/assistant)/;
const texts = codeFiles
  .filter((file) => aboutProducts.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readProjectFile(file).replace(COMMENT, '') }));

describe('figures in texts about the products', () => {
  it.each(rules)('agree with the data: $fact', (rule) => {
    const found = texts.flatMap(({ file, text }) =>
      findContradictions(text, rule).map((words) => `${file}: ${words}`),
    );
    expect(found).toEqual([]);
  });

  it('write no price of a plan: prices are formatted from app/content/products/product-plans.ts', () => {
    const found = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/\bRs\.? ?\d[\d,.]*/g)].map(([price]) => `${file}: ${price}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['integrations', 'We have 40 integrations.'],
    ['our products', 'the seven products of Tessera'],
    ['people of a plan', 'Up to 600 people, one event'],
    ['judges of a project', 'Two judges a project'],
    ['criteria', 'up to ten criteria a round'],
    ['month of opening', 'It opens in April 2031.'],
  ])('a wrong figure is found: %s', (fact, text) => {
    const rule = rules.find((candidate) => candidate.fact === fact);
    expect(rule && findContradictions(text, rule)).toHaveLength(1);
  });
});
