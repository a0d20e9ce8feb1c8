/** Why the site cannot start, and what the operator can do, in one line. */
export class StartupError extends Error {
  override name = 'StartupError';
}
