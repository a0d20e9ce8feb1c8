import { desc, eq } from 'drizzle-orm';
import { toRepositoryForm } from '~/content/help/repository-forms';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { HelpEntryInput, HelpEntryKind } from '~/domain/help/help-entry';
import type { PublicationState, TextVersion } from '~/domain/publishing/publication-state';
import type { UploadedPictureWithAlt } from '~/domain/publishing/uploaded-picture';
import { isUuid } from '~/domain/text/uuid';
import { helpEntries, helpEntryRevisions } from '../db/schema/help-entries.server';
import { listVersions, type Revision, readRevision } from '../publishing/versions.server';
import { readHelpPictures, readMovedArticles, withCurrentRelated } from './help-content.server';
import type { HelpDeps } from './save-help-entry.server';

type ReadDeps = Pick<HelpDeps, 'db'>;

export interface StaffHelpRow {
  id: string;
  slug: string;
  title: string;
  form: HelpEntryInput;
  state: PublicationState;
  publishAt: Date | null;
  changedAt: Date;
}

/** The entries of the back office of a kind, the latest change first. Throws NotAllowedError. */
export async function listStaffHelp(
  { db }: ReadDeps,
  { user }: SignedIn,
  kind: HelpEntryKind,
): Promise<StaffHelpRow[]> {
  requirePermission(user, 'help.manage');
  const { id, slug, title, form, state, publishAt, changedAt } = helpEntries;
  return db
    .select({ id, slug, title, form, state, publishAt, changedAt })
    .from(helpEntries)
    .where(eq(helpEntries.kind, kind))
    .orderBy(desc(changedAt), desc(id));
}

export interface StaffHelpEntry {
  id: string;
  form: HelpEntryInput;
  state: PublicationState;
  publishAt: Date | null;
  publishedOn: string | null;
  version: number;
  pictures: UploadedPictureWithAlt[];
  versions: TextVersion[];
  /** The text of the repository in whose place it stands. */
  repository?: HelpEntryInput;
}

/** `undefined` when there is none. */
export async function readHelpRow({ db }: ReadDeps, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(helpEntries).where(eq(helpEntries.id, id));
  return row;
}

/** `undefined` when there is none. Throws NotAllowedError. */
export async function getStaffHelpEntry(
  { db }: ReadDeps,
  { user }: SignedIn,
  id: string,
): Promise<StaffHelpEntry | undefined> {
  requirePermission(user, 'help.manage');
  const row = await readHelpRow({ db }, id);
  if (!row) return undefined;
  const { form, state, publishAt, publishedOn, version, kind, slug } = row;
  const repository = toRepositoryForm(kind, slug);
  const [pictures, versions, moved] = await Promise.all([
    readHelpPictures(db, id),
    listVersions(db, helpEntryRevisions, { textId: id }),
    readMovedArticles(db),
  ]);
  return {
    id,
    form: withCurrentRelated(form, moved),
    state,
    publishAt,
    publishedOn,
    version,
    pictures,
    versions,
    ...(repository && { repository }),
  };
}

/** The entry of the back office with a slug. `undefined` when there is none. Throws NotAllowedError. */
export async function findHelpEntryId(
  { db }: ReadDeps,
  { user }: SignedIn,
  entry: { kind: HelpEntryKind; slug: string },
): Promise<string | undefined> {
  requirePermission(user, 'help.manage');
  const rows = await db
    .select({ id: helpEntries.id, kind: helpEntries.kind })
    .from(helpEntries)
    .where(eq(helpEntries.slug, entry.slug));
  return rows.find(({ kind }) => kind === entry.kind)?.id;
}

/** A version with the one before. `undefined` when there is none. Throws NotAllowedError. */
export async function getHelpRevision(
  { db }: ReadDeps,
  { user }: SignedIn,
  shown: { id: string; version: number },
): Promise<Revision<HelpEntryInput> | undefined> {
  requirePermission(user, 'help.manage');
  return readRevision(db, helpEntryRevisions, shown);
}
