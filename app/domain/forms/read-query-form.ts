/** Reads a form from the query of a URL. Missing fields have the value of `defaults`. */
export function readQueryForm<Field extends string>(
  query: URLSearchParams,
  defaults: Readonly<Record<Field, string>>,
): Readonly<Record<Field, string>> {
  const form: Record<Field, string> = { ...defaults };
  for (const field of Object.keys(defaults) as Field[]) form[field] = query.get(field) ?? defaults[field];
  return form;
}

/** Whether a text is one of these options. */
export const isOneOf = <Option extends string>(options: readonly Option[], text: string): text is Option =>
  options.some((option) => option === text);

/** A whole number within limits; `undefined` for any other text. */
export function parseWholeNumber(text: string, min: number, max: number): number | undefined {
  const value = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}
