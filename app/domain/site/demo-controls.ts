/** The personas of a demo: a sample account of each role, or a guest without an account. */
export const DEMO_PERSONAS = ['admin', 'staff', 'user', 'guest'] as const;
export type DemoPersona = (typeof DEMO_PERSONAS)[number];

export const isDemoPersona = (value: unknown): value is DemoPersona =>
  DEMO_PERSONAS.some((persona) => persona === value);

/** By how many days the clock of a demo moves. Thirty days are a month. */
export const DEMO_STEPS = [1, 7, 30] as const;
export type DemoStep = (typeof DEMO_STEPS)[number];

/** The number of days of a button. `undefined` for any other value. */
export const parseDemoStep = (value: unknown): DemoStep | undefined =>
  DEMO_STEPS.find((days) => String(days) === value);
