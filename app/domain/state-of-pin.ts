import { INDIAN_STATES, isPin, isPinPlausible } from './india';

/** The state that a PIN lies in, where its first digits leave no choice. */
export function stateOfPin(pin: string): string | undefined {
  const digits = pin.replace(/\s/g, '');
  if (!isPin(digits)) return undefined;
  const possible = INDIAN_STATES.filter(({ name }) => isPinPlausible(digits, name));
  return possible.length === 1 ? possible[0]?.name : undefined;
}
