/** Why the site cannot start, in a line that says what its owner can do about it. */
export class StartupError extends Error {
  override name = 'StartFault';
}
