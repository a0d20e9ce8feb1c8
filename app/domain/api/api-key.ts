import { z } from 'zod';
import { plainText, textField } from '../forms/form-fields';
import { DAY_MS } from '../time/durations';

/** What an API key may read (R-API-2). `contacts`: names, addresses and GSTINs of buyers, in orders and invoices. */
export const API_SCOPES = ['orders', 'invoices', 'products', 'contacts'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Days from its creation. */
export const API_KEY_LIFETIMES = [30, 90, 365] as const;

/** So long before its end a key is to be replaced. */
const REPLACEMENT_DAYS = 14;

export type ApiKeyState = 'valid' | 'expires-soon' | 'expired';

/** `expiresAt` is null for a key that does not expire. */
export function getApiKeyState(expiresAt: Date | null, now: Date): ApiKeyState {
  if (expiresAt === null) return 'valid';
  const left = expiresAt.getTime() - now.getTime();
  if (left <= 0) return 'expired';
  return left > REPLACEMENT_DAYS * DAY_MS ? 'valid' : 'expires-soon';
}

export const MAX_API_KEYS = 20;
export const MAX_API_KEY_NAME = 60;

/** A key with which another program reads data of the shop. The key itself is not stored. */
export interface ApiKey {
  id: string;
  name: string;
  /** The first characters of the key, by which an admin recognises it. */
  prefix: string;
  scopes: readonly ApiScope[];
  createdAt: Date;
  /** Absent: it does not expire. */
  expiresAt?: Date;
  state: ApiKeyState;
  /** ISO day in India. Absent when it was never used. */
  lastUsedOn?: string;
}

const CHOOSE_AGAIN = 'Please choose from the list.';
const isScope = (name: string): name is ApiScope => API_SCOPES.some((scope) => scope === name);

/** R-API-1: a key as an admin enters it. `lifetimeDays` is absent for a key that does not expire. */
export const apiKeyFormSchema = z.object({
  name: textField({ label: 'The name', max: MAX_API_KEY_NAME }),
  scopes: z
    .array(plainText({ label: 'A choice', max: 40 }))
    // The issue of an item would have a name that no field of the form has.
    .refine((names): names is ApiScope[] => names.every(isScope), { error: CHOOSE_AGAIN })
    .refine((names) => names.some((name) => name !== 'contacts'), {
      error: 'Please choose orders, invoices or products.',
    }),
  lifetimeDays: plainText({ label: 'How long it is valid', max: 5 })
    .refine((text) => text === 'none' || API_KEY_LIFETIMES.some((days) => String(days) === text), {
      error: CHOOSE_AGAIN,
    })
    .transform((text) => (text === 'none' ? undefined : Number(text))),
});

export type ApiKeyInput = z.output<typeof apiKeyFormSchema>;
