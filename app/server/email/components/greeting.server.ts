/** The greeting of an account's mail. The name is absent where nobody has proved yet that the address is theirs. */
export const greeting = (name: string | undefined, ending: ',' | '.' = ','): string =>
  `${name ? `Hello ${name}` : 'Hello'}${ending}`;
