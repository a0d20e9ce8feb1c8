import { INDIAN_STATES, isPinCode, isPinInState } from './indian-states';

/** The name of the only state that a PIN can be in; `undefined` for an invalid PIN or when several states are possible. */
export function findStateByPin(pin: string): string | undefined {
  const digits = pin.replace(/\s/g, '');
  if (!isPinCode(digits)) return undefined;
  const possibleStates = INDIAN_STATES.filter(({ name }) => isPinInState(digits, name));
  return possibleStates.length === 1 ? possibleStates[0]?.name : undefined;
}
