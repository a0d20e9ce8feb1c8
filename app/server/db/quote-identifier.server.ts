/** The name of a table or column for SQL that is written as text. */
export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
