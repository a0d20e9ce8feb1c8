import type { ChosenOptions } from '../catalogue/product-variants';
import { formatMoney } from '../money/money';
import type { LineChange } from './quote';

/** `Indigo, M`; an empty string when no option is chosen. */
export function formatOptions({ color, size }: ChosenOptions = {}): string {
  return [color, size].filter(Boolean).join(', ');
}

function describeShortStock(name: string, requested: number, left: number): string {
  if (left <= 0) return `${name} is sold out.`;
  return `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left; you wanted ${requested}.`;
}

function describeUnknownOption(
  name: string,
  change: Extract<LineChange, { kind: 'unknown-option' }>,
): string {
  const { option, before, now } = change;
  const optionName = option === 'color' ? 'colour' : 'size';
  const available = now.length > 0 ? ` There is ${now.join(', ')}.` : '';
  if (before === undefined) return `${name}: please choose a ${optionName}.${available}`;
  return `${name} is not made in ${before} any more.${available}`;
}

/** One change as a sentence for the user. `name` is used when the change has no name; `label` is the currency label. */
export function describeLineChange(change: LineChange, name = 'One of the products', label?: string): string {
  const product = change.name ?? name;
  switch (change.kind) {
    case 'vanished':
    case 'unpublished':
      return `${product} is no longer sold.`;
    case 'price':
      return `${product}: the price of one changed from ${formatMoney(change.before, label)} to ${formatMoney(change.now, label)}.`;
    case 'short-stock':
      return describeShortStock(product, change.before, change.now);
    case 'unknown-option':
      return describeUnknownOption(product, change);
  }
}

/** All changes as sentences, without repetition. `names` has the product name of each line, as in the cart. */
export function describeLineChanges(
  changes: readonly LineChange[],
  names: readonly (string | undefined)[],
  label?: string,
): string[] {
  return [...new Set(changes.map((change) => describeLineChange(change, names[change.line], label)))];
}
