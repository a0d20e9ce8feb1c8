import { INDIAN_STATES, isPinCode, isPinInState } from './indian-states';

/** The state that a PIN lies in, where its first digits leave no choice. */
export function findStateByPin(pin: string): string | undefined {
  const digits = pin.replace(/\s/g, '');
  if (!isPinCode(digits)) return undefined;
  const possible = INDIAN_STATES.filter(({ name }) => isPinInState(digits, name));
  return possible.length === 1 ? possible[0]?.name : undefined;
}
