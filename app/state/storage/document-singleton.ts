const REGISTRY = Symbol.for('tessera.state');

interface Holder {
  [REGISTRY]?: Map<string, unknown>;
}

/**
 * The one instance of a store in this document. The global script and the pages' own scripts may be built apart and
 * then hold two copies of a module: the document is what they truly share. On the server every call makes a new
 * one, so that no visitor's state reaches another.
 */
export function getDocumentSingleton<Instance>(name: string, create: () => Instance): Instance {
  if (typeof document === 'undefined') return create();
  const holder = document as Holder;
  holder[REGISTRY] ??= new Map();
  const instances = holder[REGISTRY];
  if (!instances.has(name)) instances.set(name, create());
  return instances.get(name) as Instance;
}
