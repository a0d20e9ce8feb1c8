/** The name of an event or community in its URL: lower case letters, digits and hyphens between them. */
const WORKSPACE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const MAX_WORKSPACE_LENGTH = 40;

/** Stands in every code example where the reader's own name goes. */
const PLACEHOLDER = 'your-name';

export type WorkspaceName =
  | { kind: 'none' }
  | { kind: 'valid'; name: string }
  | { kind: 'invalid'; typed: string };

/** Reads the typed name of an event. Capitals and spaces are corrected. */
export function parseWorkspaceName(text: string | null): WorkspaceName {
  const typed = (text ?? '').trim();
  if (typed === '') return { kind: 'none' };
  const name = typed.toLowerCase().replaceAll(/\s+/g, '-');
  return name.length <= MAX_WORKSPACE_LENGTH && WORKSPACE_NAME.test(name)
    ? { kind: 'valid', name }
    : { kind: 'invalid', typed: typed.slice(0, MAX_WORKSPACE_LENGTH) };
}

/** Puts the name into code; without one the placeholder stays. */
export const fillWorkspaceName = (code: string, workspace: WorkspaceName): string =>
  workspace.kind === 'valid' ? code.replaceAll(PLACEHOLDER, workspace.name) : code;
