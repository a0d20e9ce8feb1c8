import { addDays } from './wall-clock';

/** Whether the text is an ISO day of this century that exists: `2026-02-30` does not. */
export const isIsoDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`)) && addDays(text, 0) === text;
