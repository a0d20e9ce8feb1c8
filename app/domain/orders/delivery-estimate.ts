import { findStateByPin, isPinCode } from '../india/indian-states';

export interface DeliveryZone {
  /** Of the beginnings in all zones, the longest that a PIN has decides. */
  pinPrefixes: readonly string[];
  /** Days with the courier, from Bengaluru. */
  days: readonly [from: number, to: number];
}

export type DeliveryEstimate =
  /** `state` is absent when the PIN can be in several. */
  | { kind: 'days'; pin: string; state?: string; days: readonly [from: number, to: number] }
  | { kind: 'invalid'; pin: string };

/** R-DELIVERY-1: how many days the courier needs to a PIN, as it was typed. */
export function estimateDelivery(typed: string, zones: readonly DeliveryZone[]): DeliveryEstimate {
  const pin = typed.replace(/\s/g, '').slice(0, 12);
  const [nearest] = zones
    .flatMap(({ pinPrefixes, days }) => pinPrefixes.map((prefix) => ({ prefix, days })))
    .filter(({ prefix }) => pin.startsWith(prefix))
    .toSorted((one, other) => other.prefix.length - one.prefix.length);
  if (!isPinCode(pin) || !nearest) return { kind: 'invalid', pin };
  const state = findStateByPin(pin);
  return { kind: 'days', pin, days: nearest.days, ...(state && { state }) };
}

/** "3 days", "3 to 4 days". */
export const formatDays = ([from, to]: readonly [number, number]): string =>
  from === to ? `${from} days` : `${from} to ${to} days`;
