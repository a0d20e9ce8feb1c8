/** The greeting of an email to a user. Without a name when the email is not confirmed. */
export const formatGreeting = (name: string | undefined, ending: ',' | '.' = ','): string =>
  `${name ? `Hello ${name}` : 'Hello'}${ending}`;
