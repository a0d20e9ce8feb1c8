type DepsFunction<Deps> = (deps: Deps, ...args: never[]) => unknown;

type Bound<Functions> = {
  [Name in keyof Functions]: Functions[Name] extends (deps: never, ...args: infer Args) => infer Result
    ? (...args: Args) => Result
    : never;
};

/** Creates a service from functions whose first parameter is their dependencies. */
export function bindDeps<Deps, Functions extends Record<string, DepsFunction<Deps>>>(
  deps: Deps,
  functions: Functions,
): Bound<Functions> {
  const bound = Object.entries(functions).map(([name, run]) => [name, run.bind(null, deps)]);
  return Object.fromEntries(bound) as Bound<Functions>;
}
