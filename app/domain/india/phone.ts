const COUNTRY_PREFIX = /^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/;

/**
 * An Indian number as `+91` and ten digits, from the ways people write it (`098765 43210`, `+91-98765-43210`);
 * `undefined` when it is none.
 */
export function normaliseIndianPhone(value: string): string | undefined {
  const compact = value.replace(/[\s().-]/g, '');
  const national = compact.replace(COUNTRY_PREFIX, '').replace(/^0(?=\d{10}$)/, '');
  return /^[1-9]\d{9}$/.test(national) ? `+91${national}` : undefined;
}
