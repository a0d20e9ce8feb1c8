/** Figures of HackMatrix that several texts quote. No text repeats them; tests/architecture/facts-in-text.test.ts looks. */
export const hackMatrixFacts = {
  /** At most, in one round. */
  criteria: 9,
  /** Days after an event until personal data is deleted. */
  dataDays: 180,
  /** With a published result, since March 2021. */
  events: 214,
  /** Of these events, those that were online or in a room and online. */
  eventsOnline: 61,
  organisers: 96,
  /** Projects, rounded to hundreds, since March 2021. */
  submissions: 21_700,
  /** November 2025 to October 2026. */
  eventsLastYear: 58,
} as const;
