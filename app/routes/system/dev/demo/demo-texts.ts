const MOVED = 'Reminders, cancellations and other jobs that are due by now run in the next seconds.';

/** What the page confirms after a button, by the value in its URL. */
export const DONE_TEXTS = {
  '1': { title: 'A day has passed.', text: MOVED },
  '7': { title: 'A week has passed.', text: MOVED },
  '30': { title: 'Thirty days have passed.', text: MOVED },
  reset: {
    title: 'The data is as after the first start.',
    text: 'All sessions have ended. The business of the sample company is there in a few seconds.',
  },
} as const;

export function findDoneText(value: string | null): keyof typeof DONE_TEXTS | undefined {
  return (['1', '7', '30', 'reset'] as const).find((done) => done === value);
}
