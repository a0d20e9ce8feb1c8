/** What a site needs before buyers order. Without it, money, orders or emails are lost. */
export const REQUIRED_LAUNCH_STEPS = ['company', 'products', 'mail', 'address'] as const;
/** What is better done early. */
export const ADVISED_LAUNCH_STEPS = ['order', 'two-factor', 'second-admin', 'backup'] as const;

export type RequiredLaunchStep = (typeof REQUIRED_LAUNCH_STEPS)[number];
export type AdvisedLaunchStep = (typeof ADVISED_LAUNCH_STEPS)[number];
export type LaunchStepId = RequiredLaunchStep | AdvisedLaunchStep;

export interface LaunchStep {
  id: LaunchStepId;
  isRequired: boolean;
  isDone: boolean;
}

/** R-SETUP-2: all steps in their order, or `undefined` when nothing required is open. */
export function listLaunchSteps(isDone: Readonly<Record<LaunchStepId, boolean>>): LaunchStep[] | undefined {
  if (REQUIRED_LAUNCH_STEPS.every((id) => isDone[id])) return undefined;
  const toStep = (isRequired: boolean) => (id: LaunchStepId) => ({ id, isRequired, isDone: isDone[id] });
  return [...REQUIRED_LAUNCH_STEPS.map(toStep(true)), ...ADVISED_LAUNCH_STEPS.map(toStep(false))];
}
