import type { PageFacts } from './facts';
import { type FindingOf, type FindingState, finding } from './finding';

/** Characters that fit a result on a phone, about. */
export const TITLE = { shortest: 15, longest: 60 };
export const DESCRIPTION = { shortest: 50, longest: 160 };

interface Bounds {
  shortest: number;
  longest: number;
}

function lengthState(texts: readonly string[], { shortest, longest }: Bounds): FindingState {
  const [text] = texts;
  if (!text) return 'fault';
  return texts.length === 1 && text.length >= shortest && text.length <= longest ? 'good' : 'look';
}

function lengthWords(texts: readonly string[], what: string, { shortest, longest }: Bounds): string {
  const [text] = texts;
  if (!text) return `There is no ${what}. Somebody else will write one for you.`;
  if (texts.length > 1) return `There are ${texts.length}; only one will be taken.`;
  if (text.length < shortest) return `${text.length} characters; with ${shortest} it could say where one is.`;
  if (text.length > longest) return `${text.length} characters; about ${longest} are shown.`;
  return `${text.length} characters, which fit.`;
}

const isWholeAddress = (address: string) => /^https?:\/\/[^\s/]+/.test(address);

function findability({ robots, canonicals }: PageFacts): [FindingState, string] {
  if (robots && /\b(noindex|none)\b/i.test(robots))
    return ['fault', `robots says “${robots}”: nobody will find it.`];
  const [canonical] = canonicals;
  if (canonicals.length > 1) return ['fault', 'It names several addresses as its own, so none is believed.'];
  if (!canonical) return ['look', 'It does not name its own address. Copies of it may be preferred.'];
  if (!isWholeAddress(canonical)) return ['look', `Its own address is not a whole one: ${canonical}`];
  return ['good', `It may be found, under ${canonical}`];
}

function basics({ language, viewport }: PageFacts): [FindingState, string] {
  if (!language) return ['fault', 'No language: a screen reader will guess, and mispronounce it.'];
  if (!viewport) return ['fault', 'No viewport: phones show it as a small desktop.'];
  if (/user-scalable\s*=\s*(no|0)|maximum-scale\s*=\s*1(\.0*)?\s*($|,)/i.test(viewport))
    return ['fault', 'Zooming is forbidden. Those who need it cannot read the page.'];
  return ['good', `Written in “${language}”, as wide as the screen, and may be enlarged.`];
}

/** What the page says about itself. */
export function checkMeta(facts: PageFacts): FindingOf[] {
  return [
    finding('title', 'A title', lengthState(facts.titles, TITLE), lengthWords(facts.titles, 'title', TITLE)),
    finding(
      'description',
      'A description',
      lengthState(facts.descriptions, DESCRIPTION),
      lengthWords(facts.descriptions, 'description', DESCRIPTION),
    ),
    finding('address', 'It may be found', ...findability(facts)),
    finding('basics', 'Language and zoom', ...basics(facts)),
  ];
}
