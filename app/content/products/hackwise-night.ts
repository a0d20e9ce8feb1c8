/** Samples on the page of HackWise: a team at 3 a.m., six hours after its work began at 21:00. */
export const hackwiseNight = {
  headline: 'It asks more than it answers',
  time: 'Saturday, 3 a.m.',
  hoursLeft: 30,
  idea: {
    said: 'An app that says when a field needs water.',
    asked:
      'Two teams have tried it. Both stopped at the battery of the sensor. What do you do without a sensor?',
  },
  pitch: [
    'Who has this problem on Monday?',
    'What happens when the network is down?',
    'What did you leave out, and why?',
  ],
} as const;

export interface Wish {
  name: string;
  hours: number;
  isCut: boolean;
}

/** What the team wants to build. What stays fits the hours that are left. */
export const hackwiseWishes: readonly Wish[] = [
  { name: 'Weather of the next three days', hours: 12, isCut: false },
  { name: 'A text message in Marathi', hours: 10, isCut: false },
  { name: 'The pitch, rehearsed twice', hours: 8, isCut: false },
  { name: 'A map of all fields', hours: 11, isCut: true },
  { name: 'Sign-in in three ways', hours: 5, isCut: true },
];
