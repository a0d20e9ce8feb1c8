const COUNTRY_PREFIX = /^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/;

/**
 * An Indian phone number as `+91` and ten digits. Accepts the usual spellings, such as `098765 43210` and
 * `+91-98765-43210`. `undefined` for any other text.
 */
export function normaliseIndianPhone(value: string): string | undefined {
  const compact = value.replace(/[\s().-]/g, '');
  const national = compact.replace(COUNTRY_PREFIX, '').replace(/^0(?=\d{10}$)/, '');
  return /^[1-9]\d{9}$/.test(national) ? `+91${national}` : undefined;
}

/** `+919876543210` → `+91 98765 43210`. Any other text stays unchanged. */
export function formatIndianPhone(phone: string): string {
  return phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
}
