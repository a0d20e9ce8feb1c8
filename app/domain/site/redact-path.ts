const MAX_PATH_LENGTH = 300;
const privatePaths = /^(\/(?:messages|notices\/leave\/\w+)\/)[^/]+/;

/** The path of a URL without its query and without the secret of a private link: for logs and for staff. */
export function redactPath(url: string): string {
  const path = url.split('?', 1)[0] ?? url;
  return path.replace(privatePaths, '$1…').slice(0, MAX_PATH_LENGTH);
}
