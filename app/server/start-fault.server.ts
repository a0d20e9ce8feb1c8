/** Why the site cannot start, in a line that says what its owner can do about it. */
export class StartFault extends Error {
  override name = 'StartFault';
}
