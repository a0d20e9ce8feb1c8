/** Whether a visitor opened the URL, and not a script, a style sheet or a picture of a page. */
export const acceptsPage = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.get('accept')?.includes('text/html') ?? false);
