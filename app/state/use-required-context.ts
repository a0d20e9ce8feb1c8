import { type Context, useContext } from 'react';

/** R-CONTEXT-1: a context used outside its provider throws an error that says so. */
export function useRequiredContext<Value>(
  context: Context<Value | undefined>,
  hook: string,
  provider: string,
): Value {
  const value = useContext(context);
  if (value === undefined) throw new Error(`${hook} must be used within ${provider}`);
  return value;
}
