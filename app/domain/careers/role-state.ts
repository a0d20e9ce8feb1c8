/** `open`: published, and accepting applications until its closing day or until it is filled. */
export const ROLE_STATES = ['draft', 'open', 'closed', 'filled'] as const;
export type RoleState = (typeof ROLE_STATES)[number];

/** What the buttons of a role do: from which states, and to which. */
const STEPS = {
  publish: { from: ['draft'], to: 'open' },
  close: { from: ['open'], to: 'closed' },
  fill: { from: ['open', 'closed'], to: 'filled' },
  reopen: { from: ['closed', 'filled'], to: 'open' },
} as const satisfies Record<string, { from: readonly RoleState[]; to: RoleState }>;
export type RoleStep = keyof typeof STEPS;

export const ROLE_STEPS = Object.keys(STEPS) as RoleStep[];

export const isRoleStep = (value: unknown): value is RoleStep => ROLE_STEPS.some((step) => step === value);

/** R-CAREERS-6: the steps that a role in this state can take. */
export const listRoleSteps = (state: RoleState): RoleStep[] =>
  ROLE_STEPS.filter((step) => STEPS[step].from.some((from) => from === state));

export const getStateAfter = (step: RoleStep): RoleState => STEPS[step].to;

/** When and how a role stopped accepting applications. */
export interface RoleEnding {
  kind: 'closed' | 'filled';
  at: Date;
}
