const PHONE = /^[+\d\s().-]+$/;
const MIN_PHONE_DIGITS = 5;

/** The parts of a text to look for: the search of staff, and its digits when it can be a part of a phone number. */
export function toStaffSearchTexts(q: string): string[] {
  if (!q) return [];
  const digits = q.replace(/\D/g, '').replace(/^0+/, '');
  const isPhone = PHONE.test(q) && digits.length >= MIN_PHONE_DIGITS && digits !== q;
  return isPhone ? [q, digits] : [q];
}
