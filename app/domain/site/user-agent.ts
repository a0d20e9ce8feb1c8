/** The name of the site for the servers that it asks. A header has only ASCII letters: a name without any is "website". */
export const toUserAgent = (siteName: string): string =>
  siteName
    .normalize('NFKD')
    .replace(/[^ -~]/g, '')
    .trim() || 'website';
