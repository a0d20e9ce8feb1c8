const MAX_PATH_LENGTH = 300;
/** Tokens, ids of users and hashes of emails. */
const privatePaths = /^(\/(?:messages|notices\/leave\/\w+|stock-alerts\/leave)\/)[^/]+/;

/** The path of a URL without its query and without the secret of a private link: for logs and for staff. */
export function redactPath(url: string): string {
  const path = url.split('?', 1)[0] ?? url;
  return path.replace(privatePaths, '$1…').slice(0, MAX_PATH_LENGTH);
}
