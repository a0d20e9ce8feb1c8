import type { RedirectIssue, RedirectStatus } from '~/domain/site/stored-redirect';

export const REDIRECT_STATUS_LABELS: Readonly<Record<RedirectStatus, string>> = {
  301: '301, moved for good',
  302: '302, moved for now',
  410: '410, gone',
};

/** What is wrong with a field of a redirect, and what to do. */
export function describeRedirectIssue(issue: RedirectIssue): string {
  switch (issue.kind) {
    case 'no-path':
      return 'A path of this site begins with a slash, like /old-page.';
    case 'has-query':
      return 'A redirect begins at a path without ? and #. It is followed with every query.';
    case 'reserved':
      return 'This path is for one user or for the server. No redirect can begin there.';
    case 'taken':
      return 'Another redirect begins at this path.';
    case 'page':
      return `There is a page at ${issue.path}, and a page always wins.`;
    case 'is-target':
      return `The redirect from ${issue.path} leads to this path. Change that one first.`;
    case 'no-url':
      return 'The target is a path like /new-page, or an https URL of the company.';
    case 'foreign':
      return 'Only https URLs of the company’s domain and its public profiles can be targets.';
    case 'private':
      return 'This path is for one user. A redirect leads to a page for everybody.';
    case 'needed':
      return 'Enter where the redirect leads.';
    case 'not-needed':
      return 'A path that is gone leads nowhere. Leave the target empty.';
    case 'loop':
      return 'It leads to the path where it begins.';
    case 'no-page':
      return `There is no page at ${issue.path}.`;
    case 'chain':
      return `Another redirect begins at this path. Use its target: ${issue.path}`;
  }
}
