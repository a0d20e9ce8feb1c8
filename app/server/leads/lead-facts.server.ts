import { openRoles } from '~/content/careers/open-roles';
import { budgetLabels, contactTopics } from '~/content/contact/contact-content';
import { partnerKinds } from '~/content/contact/partners-content';
import { appStores } from '~/content/demos/mobile-app-content';
import { softwareProducts } from '~/content/products/software-products';
import { formatFileSize } from '~/domain/contact/attachment';
import { site } from '~site';
import type { StoredLead } from './types.server';

export interface LeadFact {
  term: string;
  value: string;
}

const TERMS: Readonly<Record<string, string>> = {
  organisation: 'Organisation',
  date: 'Date',
  budget: 'Budget before GST',
  deadline: 'By when',
  reference: 'Order or event',
  gstin: 'GSTIN',
  web: 'Web address',
};

/** "preferredTime" and "preferred-time" are "Preferred time": what has no words of its own is shown all the same. */
function termOf(key: string): string {
  const words = key.replace(/([a-z])([A-Z])|[-_]/g, '$1 $2').toLowerCase();
  return TERMS[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const longDay = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' });

/** Ids of ours, by what they stand for. */
const NAMES = new Map<string, string>([
  ...[...softwareProducts, ...appStores].map(({ id, name }) => [id, name] as const),
  ...contactTopics.map(({ id, label }) => [id, label] as const),
  ...openRoles.map(({ id, title }) => [id, title] as const),
  ...partnerKinds.map(({ id, name }) => [id, name] as const),
  ...Object.entries(budgetLabels),
]);

/** Only what a person typed or chose; what is neither a word nor a number says nothing. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(', ');
  if (typeof value === 'number') return value.toLocaleString(site.language);
  if (typeof value !== 'string') return '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return longDay.format(new Date(value));
  return NAMES.get(value) ?? value;
}

/** What a form held besides its message, in the order in which one would tell it. */
export function leadFacts({ topic, name, email, meta, files = [] }: StoredLead): LeadFact[] {
  const entries: [string, unknown][] = [
    ['About', topic],
    ['Name', name],
    ['E-mail', email],
    ...Object.entries(meta).map(([key, value]): [string, unknown] => [termOf(key), value]),
    ...files.map((file): [string, string] => ['File', `${file.name}, ${formatFileSize(file.size)}`]),
  ];
  return entries
    .map(([term, value]) => ({ term, value: wordsOf(value) }))
    .filter(({ value }) => value !== '');
}

/** What we and the sender call a lead when they speak of it. Not secret, and opens nothing. */
export const leadReference = (id: string): string => id.slice(-8).toUpperCase();
