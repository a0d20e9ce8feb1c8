/**
 * `scheduled`: published from a later day on. `open`: published, and accepting applications until its closing day or until it is
 * filled.
 */
export const ROLE_STATES = ['draft', 'scheduled', 'open', 'closed', 'filled'] as const;
export type RoleState = (typeof ROLE_STATES)[number];

/** A stored role is open from its scheduling on; the day of its publication says whether it is on the site. */
export type StoredRoleState = Exclude<RoleState, 'scheduled'>;

/** What the buttons of a role do: from which states, and to which. */
const STEPS = {
  publish: { from: ['draft', 'scheduled'], to: 'open' },
  schedule: { from: ['draft', 'scheduled'], to: 'open' },
  unschedule: { from: ['scheduled'], to: 'draft' },
  close: { from: ['open'], to: 'closed' },
  fill: { from: ['open', 'closed'], to: 'filled' },
  reopen: { from: ['closed', 'filled'], to: 'open' },
} as const satisfies Record<string, { from: readonly RoleState[]; to: StoredRoleState }>;
export type RoleStep = keyof typeof STEPS;

export const ROLE_STEPS = Object.keys(STEPS) as RoleStep[];

export const isRoleStep = (value: unknown): value is RoleStep => ROLE_STEPS.some((step) => step === value);

/** R-CAREERS-6: the steps that a role in this state can take. */
export const listRoleSteps = (state: RoleState): RoleStep[] =>
  ROLE_STEPS.filter((step) => STEPS[step].from.some((from) => from === state));

export const getStateAfter = (step: RoleStep): StoredRoleState => STEPS[step].to;

/** When and how a role stopped accepting applications. */
export interface RoleEnding {
  kind: 'closed' | 'filled';
  at: Date;
}
