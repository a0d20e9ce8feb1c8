import { formatMoney } from '../money/money';
import type { ChosenOptions } from './cart';
import type { LineChange } from './quote';

/** `Indigo, M`; nothing chosen gives an empty text. */
export function formatOptions({ color, size }: ChosenOptions = {}): string {
  return [color, size].filter(Boolean).join(', ');
}

function shortStock(name: string, wanted: number, left: number): string {
  if (left <= 0) return `${name} is sold out.`;
  return `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left; you wanted ${wanted}.`;
}

function unknownOption(name: string, change: Extract<LineChange, { kind: 'unknown-option' }>): string {
  const { option, before, now } = change;
  const what = option === 'color' ? 'colour' : 'size';
  const choice = now.length > 0 ? ` There is ${now.join(', ')}.` : '';
  if (before === undefined) return `${name}: please choose a ${what}.${choice}`;
  return `${name} is not made in ${before} any more.${choice}`;
}

/** One difference in a sentence for the shopper. `name` is used when the change itself knows none. */
export function describeLineChange(change: LineChange, name = 'One of the products', label?: string): string {
  const product = change.name ?? name;
  switch (change.kind) {
    case 'vanished':
    case 'unpublished':
      return `${product} is no longer sold.`;
    case 'price':
      return `${product}: the price of one changed from ${formatMoney(change.before, label)} to ${formatMoney(change.now, label)}.`;
    case 'short-stock':
      return shortStock(product, change.before, change.now);
    case 'unknown-option':
      return unknownOption(product, change);
  }
}

/** All differences, each said once: lines that share a product share what happened to it. */
export function describeLineChanges(
  changes: readonly LineChange[],
  names: readonly (string | undefined)[],
  label?: string,
): string[] {
  return [...new Set(changes.map((change) => describeLineChange(change, names[change.line], label)))];
}
