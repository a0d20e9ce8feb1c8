/** A reason to stop that the reader can act on: its message is shown alone, without a stack trace. */
export class StartupError extends Error {}
