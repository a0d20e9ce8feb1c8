const REGISTRY = Symbol.for('tessera.state');

interface RegistryOwner {
  [REGISTRY]?: Map<string, unknown>;
}

/**
 * The only instance with this name in the document. The global script and the scripts of a page are separate bundles with
 * two copies of a module, so the instances are stored on the document. On the server every call creates an instance, so
 * that requests share no state.
 */
export function getDocumentSingleton<Instance>(name: string, create: () => Instance): Instance {
  if (typeof document === 'undefined') return create();
  const owner = document as RegistryOwner;
  owner[REGISTRY] ??= new Map();
  const instances = owner[REGISTRY];
  if (!instances.has(name)) instances.set(name, create());
  return instances.get(name) as Instance;
}
