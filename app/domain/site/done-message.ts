/** The query parameter with what a form did: the page that the form redirects to says it. */
export const DONE_PARAMETER = 'done';

/** The message about what a form did. Absent without one, and for a value that has none. */
export function findDoneMessage<Message>(
  messages: Readonly<Record<string, Message>>,
  params: URLSearchParams,
): Message | undefined {
  const done = params.get(DONE_PARAMETER);
  return done !== null && Object.hasOwn(messages, done) ? messages[done] : undefined;
}
