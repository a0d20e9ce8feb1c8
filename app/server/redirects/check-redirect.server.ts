import { and, eq, ne } from 'drizzle-orm';
import {
  getTargetPath,
  type PathRules,
  parseRedirectFrom,
  parseRedirectTarget,
  type RedirectInput,
  type RedirectIssue,
} from '~/domain/site/stored-redirect';
import type { QueryBuilder } from '../db/database.server';
import { redirects } from '../db/schema/redirects.server';

/** Paths and pages of the site. */
export interface SitePaths extends PathRules {
  /** Whether a page or file answers a canonical path. */
  hasPage(path: string): Promise<boolean>;
}

type RedirectColumns = Pick<
  typeof redirects.$inferSelect,
  'fromPath' | 'target' | 'targetPath' | 'status' | 'note'
>;

type Refused = { kind: 'refused'; issue: RedirectIssue };

/** A form whose paths are known. `hasTargetPage` is false for a path of this site that nothing answers. */
type ReadRedirect = { kind: 'read'; columns: RedirectColumns; hasTargetPage: boolean } | Refused;

const refuse = (issue: RedirectIssue): Refused => ({ kind: 'refused', issue });

/** Checks a form against the pages of the site. It queries the catalogue, so it runs outside of a transaction. */
export async function readRedirectForm(form: RedirectInput, sitePaths: SitePaths): Promise<ReadRedirect> {
  const { status, note = '' } = form;
  const from = parseRedirectFrom(form.from, sitePaths);
  if (from.kind === 'refused') return from;
  const fromPath = from.value;
  if (await sitePaths.hasPage(fromPath)) return refuse({ field: 'from', kind: 'page', path: fromPath });
  if (status === '410') {
    if (form.target !== undefined) return refuse({ field: 'target', kind: 'not-needed' });
    const columns = { fromPath, target: null, targetPath: null, status, note };
    return { kind: 'read', columns, hasTargetPage: true };
  }
  if (form.target === undefined) return refuse({ field: 'target', kind: 'needed' });
  const target = parseRedirectTarget(form.target, sitePaths);
  if (target.kind === 'refused') return target;
  const targetPath = getTargetPath(target.value) ?? null;
  const hasTargetPage = targetPath === null || (await sitePaths.hasPage(targetPath));
  return {
    kind: 'read',
    columns: { fromPath, target: target.value, targetPath, status, note },
    hasTargetPage,
  };
}

/** The first redirect besides `id` that has a path in one of its two columns. */
async function findOther(
  transaction: QueryBuilder,
  column: typeof redirects.fromPath | typeof redirects.targetPath,
  { path, id }: { path: string; id: string },
) {
  const [other] = await transaction
    .select()
    .from(redirects)
    .where(and(eq(column, path), ne(redirects.id, id)))
    .limit(1);
  return other;
}

/**
 * R-REDIRECT-3: checks a redirect against the others. None begins where another one leads, so a visitor follows only one. The
 * caller has locked the table. `undefined` when nothing is wrong.
 */
export async function findRedirectIssue(
  transaction: QueryBuilder,
  { id, columns, hasTargetPage }: { id: string; columns: RedirectColumns; hasTargetPage: boolean },
): Promise<RedirectIssue | undefined> {
  const { fromPath, targetPath } = columns;
  if (targetPath === fromPath) return { field: 'target', kind: 'loop' };
  if (await findOther(transaction, redirects.fromPath, { path: fromPath, id }))
    return { field: 'from', kind: 'taken' };
  const toHere = await findOther(transaction, redirects.targetPath, { path: fromPath, id });
  if (toHere) return { field: 'from', kind: 'is-target', path: toHere.fromPath };
  if (targetPath === null) return undefined;
  const next = await findOther(transaction, redirects.fromPath, { path: targetPath, id });
  if (next) return { field: 'target', kind: 'chain', path: next.target ?? targetPath };
  return hasTargetPage ? undefined : { field: 'target', kind: 'no-page', path: targetPath };
}
