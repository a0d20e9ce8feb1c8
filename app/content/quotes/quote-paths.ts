/** The private page of a quote. They are not in `paths`, because every fully hydrated page loads that module. */
export const buildQuotePath = (number: string, key: string): string =>
  `/quotes/${number}?${new URLSearchParams({ key })}`;
