/**
 * A regular expression of PostgreSQL that matches texts with this email, but not with a longer email that contains it. For the
 * operator `~*`, which ignores case.
 */
export function mentionsEmail(email: string): string {
  const escaped = email.replace(/[^a-z0-9@]/gi, (character) => `\\${character}`);
  return `(^|[^a-z0-9.!#$%&'*+/=?^_{|}~-])${escaped}($|[^a-z0-9.-]|[.-]($|[^a-z0-9]))`;
}
