import { site } from '~site';

const format = new Intl.DateTimeFormat(site.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "November 2026" of `2026-11`. */
export const formatMonth = (month: string): string => format.format(new Date(`${month}-01`));
