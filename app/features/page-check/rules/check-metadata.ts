import type { CheckResult, FindingState } from './finding';
import type { PageFacts } from './page-facts';

/** Characters that fit into a search result on a phone, approximately. */
export const TITLE_LENGTH = { min: 15, max: 60 };
export const DESCRIPTION_LENGTH = { min: 50, max: 160 };

type Verdict = Pick<CheckResult, 'state' | 'message'>;

interface Bounds {
  min: number;
  max: number;
}

function rateLength(texts: readonly string[], { min, max }: Bounds): FindingState {
  const [text] = texts;
  if (!text) return 'error';
  return texts.length === 1 && text.length >= min && text.length <= max ? 'good' : 'warning';
}

function describeLength(texts: readonly string[], name: string, { min, max }: Bounds): string {
  const [text] = texts;
  if (!text) return `There is no ${name}. Somebody else will write one for you.`;
  if (texts.length > 1) return `There are ${texts.length}; only one will be taken.`;
  if (text.length < min) return `${text.length} characters; with ${min} it could say where one is.`;
  if (text.length > max) return `${text.length} characters; about ${max} are shown.`;
  return `${text.length} characters, which fit.`;
}

const isAbsoluteUrl = (url: string) => /^https?:\/\/[^\s/]+/.test(url);

function checkIndexing({ robots, canonicals }: PageFacts): Verdict {
  if (robots && /\b(noindex|none)\b/i.test(robots))
    return { state: 'error', message: `robots says “${robots}”: nobody will find it.` };
  const [canonical] = canonicals;
  if (canonicals.length > 1)
    return { state: 'error', message: 'It names several addresses as its own, so none is believed.' };
  if (!canonical)
    return { state: 'warning', message: 'It does not name its own address. Copies of it may be preferred.' };
  if (!isAbsoluteUrl(canonical))
    return { state: 'warning', message: `Its own address is not a whole one: ${canonical}` };
  return { state: 'good', message: `It may be found, under ${canonical}` };
}

function checkLanguageAndZoom({ language, viewport }: PageFacts): Verdict {
  if (!language)
    return { state: 'error', message: 'No language: a screen reader will guess, and mispronounce it.' };
  if (!viewport) return { state: 'error', message: 'No viewport: phones show it as a small desktop.' };
  if (/user-scalable\s*=\s*(no|0)|maximum-scale\s*=\s*1(\.0*)?\s*($|,)/i.test(viewport))
    return { state: 'error', message: 'Zooming is forbidden. Those who need it cannot read the page.' };
  return { state: 'good', message: `Written in “${language}”, as wide as the screen, and may be enlarged.` };
}

/** Checks title, description, indexing, language and viewport. */
export function checkMetadata(facts: PageFacts): CheckResult[] {
  return [
    {
      id: 'title',
      name: 'A title',
      state: rateLength(facts.titles, TITLE_LENGTH),
      message: describeLength(facts.titles, 'title', TITLE_LENGTH),
      locations: [],
    },
    {
      id: 'description',
      name: 'A description',
      state: rateLength(facts.descriptions, DESCRIPTION_LENGTH),
      message: describeLength(facts.descriptions, 'description', DESCRIPTION_LENGTH),
      locations: [],
    },
    { id: 'address', name: 'It may be found', ...checkIndexing(facts), locations: [] },
    { id: 'basics', name: 'Language and zoom', ...checkLanguageAndZoom(facts), locations: [] },
  ];
}
