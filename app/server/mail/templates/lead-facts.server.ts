import { softwareProducts } from '~/content/products';
import type { StoredLead } from '../../leads/contract.server';
import type { Fact } from '../parts/facts.server';

const LABELS: Readonly<Record<string, string>> = {
  product: 'Product',
  people: 'People',
  date: 'Date',
  role: 'Role',
};

const productNames = new Map<string, string>(softwareProducts.map(({ id, name }) => [id, name]));

/** `preferredTime` → `Preferred time`. */
function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])|[-_]/g, '$1 $2').toLowerCase();
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Only what a person typed or chose; what is neither a word nor a number says nothing in a letter. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(', ');
  if (typeof value === 'string') return productNames.get(value) ?? value;
  return typeof value === 'number' ? String(value) : '';
}

/** What a form held besides its message, as terms and values. */
export function leadFacts({ name, email, topic, meta, files }: StoredLead): Fact[] {
  const sentAlong = files?.map((file) => file.name);
  const entries = Object.entries({ name, email, topic, ...meta, sentAlong });
  return entries
    .map(([key, value]) => ({
      term: { name: 'Name', email: 'E-mail', topic: 'Topic' }[key] ?? labelOf(key),
      value: wordsOf(value),
    }))
    .filter(({ value }) => value !== '');
}
