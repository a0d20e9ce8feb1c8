/** Weeks between a challenge and its end. */
export const BRIDGE_WEEKS = 8;

export interface BridgeStep {
  /** Name of a part in `comingSoonProducts.bridge`. */
  part: string;
  when: string;
  /** First and last column: 0 is before the weeks, 9 is after them. */
  columns: readonly [first: number, last: number];
}

/** When each part of Bridge has its place. */
export const bridgeSteps: readonly BridgeStep[] = [
  { part: 'Challenges', when: 'Before the first week', columns: [0, 0] },
  { part: 'Weekly demos', when: 'Every week', columns: [1, BRIDGE_WEEKS] },
  { part: 'The record', when: 'In the last week', columns: [BRIDGE_WEEKS, BRIDGE_WEEKS] },
  { part: 'Internships', when: 'Afterwards', columns: [BRIDGE_WEEKS + 1, BRIDGE_WEEKS + 1] },
];
