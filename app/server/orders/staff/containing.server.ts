/** A part of a text, for `like`. `%`, `_` and the backslash stand for themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
