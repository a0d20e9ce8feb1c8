const QUOTE_NUMBER = /^QT-\d{4}-\d{6,}$/;

/** A typed number in its canonical form. `undefined` for any other text. */
export function parseQuoteNumber(text: string): string | undefined {
  const number = text.trim().toUpperCase();
  return QUOTE_NUMBER.test(number) ? number : undefined;
}
