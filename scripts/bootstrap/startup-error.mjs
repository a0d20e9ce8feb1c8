/** An error that the user can fix. Its message is printed without a stack trace. */
export class StartupError extends Error {}
