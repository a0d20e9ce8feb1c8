import { describe, expect, it } from 'vitest';
import { company, offices } from '~/content/company/company';
import { contactTopics } from '~/content/contact/contact-content';
import { mobileAppContent } from '~/content/demos/mobile-app-content';
import { productFeatures } from '~/content/features/product-features';
import { integrations } from '~/content/integrations/integrations';
import { portfolioProjects } from '~/content/portfolio/portfolio-projects';
import { hackMatrixFacts } from '~/content/products/hackmatrix-facts';
import { JUDGES_PER_PROJECT } from '~/content/products/judging-feature-content';
import { convergePlans, hackMatrixPlans } from '~/content/products/product-plans';
import { softwareProducts } from '~/content/products/software-products';
import { companyServices } from '~/content/services/company-services';
import { site } from '~site';
import { seedProducts } from '../../db/seed/products/catalogue';
import { projectFiles, readProjectFile } from './project-files';

const WORDS = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const UNITS = WORDS.slice(1, 10).join('|');
const NUMBER = `(\\d[\\d,]*|(?:${TENS.join('|')})(?:-(?:${UNITS}))?|${WORDS.join('|')})`;

/** "3,000", "three" and "forty-six" as a number. */
function readNumber(text: string): number {
  const [first = '', unit = 'zero'] = text.toLowerCase().split('-');
  const tens = TENS.indexOf(first);
  if (tens >= 0) return (tens + 2) * 10 + WORDS.indexOf(unit);
  const word = WORDS.indexOf(first);
  return word >= 0 ? word : Number(text.replaceAll(',', ''));
}

const countProducts = (state?: 'live' | 'coming') =>
  softwareProducts.filter((product) => !state || product.state === state).length;
const sizes = [
  ...hackMatrixPlans.map(({ maxParticipants }) => maxParticipants),
  ...convergePlans.map(({ maxMembers }) => maxMembers),
];
const workshop = companyServices.find(({ id }) => id === 'professional-training-workshops');
const workshopPeople = readNumber(/up to (\w+) people/.exec(workshop?.startingPrice.buys ?? '')?.[1] ?? '');
const months = [
  ...softwareProducts.map(({ when }) => when),
  /\w+ \d{4}/.exec(mobileAppContent.waitlistHeadline)?.[0] ?? '',
].map((when) => /\w+ \d{4}/.exec(when)?.[0] ?? when);

interface Rule {
  fact: string;
  /** The first group is the figure. */
  pattern: string;
  /** The values that the data has. */
  allowed: readonly (number | string)[];
  /** A text with another figure. */
  wrong: string;
}

/** Facts whose words mean nothing else in any public text. */
const rulesOfAllTexts: readonly Rule[] = [
  {
    fact: 'our products',
    pattern: `\\b(?:the|all|our) ${NUMBER} products of ${site.name}\\b`,
    allowed: [countProducts(), countProducts('live'), countProducts('coming')],
    wrong: `the seven products of ${site.name}`,
  },
  {
    fact: 'projects of the portfolio',
    pattern: `\\bportfolio(?::|', ')? ?${NUMBER} projects\\b`,
    allowed: [portfolioProjects.length],
    wrong: 'Portfolio: eleven projects on a wall',
  },
  {
    fact: 'people of the team',
    pattern: `\\b${NUMBER} (?:portraits of our team|people in (?:four|4) (?:cities|offices))`,
    allowed: [company.headcount],
    wrong: 'Forty-five portraits of our team are drawings',
  },
  {
    fact: 'offices',
    pattern: `\\b(?:our|the) ${NUMBER} offices\\b`,
    allowed: [offices.length],
    wrong: 'in our five offices',
  },
  {
    fact: 'recipients of messages',
    pattern: `\\bsubjects, ${NUMBER} people\\b`,
    allowed: [new Set(contactTopics.map(({ teamMemberId }) => teamMemberId)).size],
    wrong: 'Eight subjects, seven people.',
  },
  {
    fact: 'year of the foundation',
    pattern: `\\b(?:${site.name} was founded|we founded ${site.name}|founded the company) in (\\d{4})\\b`,
    allowed: [company.foundedIn],
    wrong: `${site.name} was founded in 2016.`,
  },
  {
    fact: 'rate of GST',
    pattern: `\\b${site.tax.name}(?: of|:)? (\\d+) ?(?:%|per cent)`,
    allowed: [site.tax.rateBasisPoints / 100],
    wrong: `${site.tax.name} of 12 % is added.`,
  },
  {
    fact: 'events on HackMatrix',
    pattern: `\\b${NUMBER} (?:events|hackathons)(?: held| ran)? on HackMatrix\\b`,
    allowed: [hackMatrixFacts.events, hackMatrixFacts.eventsLastYear],
    wrong: '210 hackathons on HackMatrix',
  },
  {
    fact: 'criteria',
    pattern: `\\bup to ${NUMBER} (?:criteria|a round)\\b`,
    allowed: [hackMatrixFacts.criteria],
    wrong: 'up to ten criteria a round',
  },
];

/** Facts whose words mean other things in texts about services, events and work. */
const rulesOfProducts: readonly Rule[] = [
  {
    fact: 'integrations',
    pattern: `\\b${NUMBER} integrations\\b`,
    allowed: [integrations.length],
    wrong: 'We have 40 integrations.',
  },
  {
    fact: 'features',
    pattern: `\\b${NUMBER} (?:product )?features\\b`,
    allowed: [productFeatures.length],
    wrong: 'twelve features',
  },
  {
    fact: 'products',
    pattern: `\\b(?:the|all|our) ${NUMBER} products\\b`,
    allowed: [countProducts(), countProducts('live'), countProducts('coming')],
    wrong: 'all seven products',
  },
  {
    fact: 'judges of a project',
    pattern: `\\b${NUMBER} judges (?:a|to each|for each) project\\b`,
    allowed: [JUDGES_PER_PROJECT],
    wrong: 'Two judges a project',
  },
  {
    fact: 'people of a plan or of a workshop',
    pattern: `\\bup to ${NUMBER} (?:people|participants|members)\\b`,
    allowed: [...sizes, workshopPeople],
    wrong: 'Up to 600 people, one event',
  },
  {
    fact: 'days until deletion',
    pattern: `\\b${NUMBER} days after the event\\b`,
    allowed: [hackMatrixFacts.dataDays],
    wrong: '90 days after the event',
  },
  {
    fact: 'month of opening',
    pattern: '\\bopens in ([A-Z]\\w+ \\d{4})\\b',
    allowed: months,
    wrong: 'It opens in April 2031.',
  },
];

/** The values that the data does not allow, with the words around them. */
function findContradictions(text: string, { pattern, allowed }: Rule): string[] {
  const isText = allowed.some((value) => typeof value === 'string');
  return [...text.matchAll(new RegExp(pattern, isText ? 'g' : 'gi'))].flatMap(([words, value = '']) =>
    allowed.includes(isText ? value : readNumber(value)) ? [] : [words],
  );
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;
/** Pages, emails and documents of the site. The back office has no texts about the company. */
const IS_PUBLIC =
  /^(?:site\.config\.ts|app\/(?:content|features|sections|routes\/(?:marketing|blog|shop|auth|account)|server\/(?:assistant|email|site-index)))/;
const IS_ABOUT_PRODUCTS =
  /^app\/(?:content\/(?:products|features|integrations|help|demos\/(?:product-landing|mobile-app))|routes\/marketing\/(?:products|pricing|saas|faq|help)|features\/(?:hackmatrix|converge|pricing)|server\/assistant)/;
const texts = projectFiles
  .filter((file) => IS_PUBLIC.test(file) && /\.(?:tsx?|mdx)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => {
    const text = readProjectFile(file);
    return { file, text: file.endsWith('.mdx') ? text : text.replace(COMMENT, '') };
  });
const productTexts = texts.filter(({ file }) => IS_ABOUT_PRODUCTS.test(file));

const listContradictions = (rule: Rule, within: typeof texts) =>
  within.flatMap(({ file, text }) => findContradictions(text, rule).map((words) => `${file}: ${words}`));

describe('figures in texts', () => {
  it.each(rulesOfAllTexts)('of the whole site agree with the data: $fact', (rule) => {
    expect(listContradictions(rule, texts)).toEqual([]);
  });

  it.each(rulesOfProducts)('about the products agree with the data: $fact', (rule) => {
    expect(listContradictions(rule, productTexts)).toEqual([]);
  });

  it('write no price of a plan: prices are formatted from app/content/products/product-plans.ts', () => {
    const found = productTexts.flatMap(({ file, text }) =>
      [...text.matchAll(/\bRs\.? ?\d[\d,.]*/g)].map(([price]) => `${file}: ${price}`),
    );
    expect(found).toEqual([]);
  });

  it('that name the price of a product of the shop have its price', () => {
    const keycaps = seedProducts.find(({ id }) => id === 'keycap-set');
    const [, price] =
      /keycaps, which costs Rs\. ([\d,.]+)/.exec(
        readProjectFile('app/content/journal/articles/totals-that-explain-themselves.mdx'),
      ) ?? [];
    expect(Number(price?.replaceAll(',', '')) * 100).toBe(keycaps?.price);
  });

  it.each([...rulesOfAllTexts, ...rulesOfProducts])('are found when they are wrong: $fact', (rule) => {
    expect(findContradictions(rule.wrong, rule)).toHaveLength(1);
  });
});
