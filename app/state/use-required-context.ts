import { type Context, useContext } from 'react';

/** R-CONTEXT-1: the value of a context. Throws an Error outside its provider. */
export function useRequiredContext<Value>(
  context: Context<Value | undefined>,
  hook: string,
  provider: string,
): Value {
  const value = useContext(context);
  if (value === undefined) throw new Error(`${hook} must be used within ${provider}`);
  return value;
}
