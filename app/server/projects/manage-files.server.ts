import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { findTeamMemberId } from '~/content/company/team';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { PROJECT_LIMITS } from '~/domain/projects/project-forms';
import { isUuid } from '~/domain/text/uuid';
import { projectFiles } from '../db/schema/projects.server';
import type { CheckedFile } from '../files/check-pdf.server';
import { changeProject } from './change-project.server';
import { checkProjectFile } from './check-project-file.server';
import type { ProjectDeps } from './types.server';

export type AddFileResult =
  | { kind: 'added' | 'too-many' | 'unknown' }
  /** `issue` is the text for the form field. */
  | { kind: 'refused'; issue: string };

interface FileRef {
  projectId: string;
  fileId: string;
}

const isFile = ({ projectId, fileId }: FileRef) =>
  and(eq(projectFiles.id, fileId), eq(projectFiles.projectId, projectId));

/** R-PROJECT-7: checks a file by its content and adds it for all members. Throws NotAllowedError. */
export async function addFile(
  deps: ProjectDeps,
  actor: SignedIn,
  { projectId, file: sent }: { projectId: string; file: File },
): Promise<AddFileResult> {
  requirePermission(actor.user, 'projects.manage');
  const check = await checkProjectFile(sent);
  if (check.kind === 'refused') return check;
  const { name, mediaType, content: sentContent } = check.file;
  const size = sentContent.byteLength;
  const { content, record } = await deps.contents.put(sentContent, mediaType);
  const result = await changeProject<AddFileResult>(
    deps,
    actor,
    projectId,
    async (transaction, { contactId }, at) => {
      const stored = await transaction.$count(projectFiles, eq(projectFiles.projectId, projectId));
      if (stored >= PROJECT_LIMITS.files) return { result: { kind: 'too-many' } };
      const addedById = findTeamMemberId(actor.user, contactId);
      await transaction.insert(projectFiles).values({
        id: uuid(),
        projectId,
        name,
        mediaType,
        size,
        content,
        contentRecord: record,
        addedById,
        createdAt: at,
      });
      const after = { file: name, bytes: size };
      return { result: { kind: 'added' }, recorded: { action: 'project-file-added', after } };
    },
  );
  return result ?? { kind: 'unknown' };
}

/** Throws NotAllowedError. */
export async function removeFile(
  deps: ProjectDeps,
  actor: SignedIn,
  ref: FileRef,
): Promise<'removed' | 'unknown'> {
  requirePermission(actor.user, 'projects.manage');
  if (!isUuid(ref.fileId)) return 'unknown';
  const result = await changeProject<'removed' | 'unknown'>(
    deps,
    actor,
    ref.projectId,
    async (transaction) => {
      const { name, size } = projectFiles;
      const [removed] = await transaction.delete(projectFiles).where(isFile(ref)).returning({ name, size });
      if (!removed) return { result: 'unknown' };
      const before = { file: removed.name, bytes: removed.size };
      return { result: 'removed', recorded: { action: 'project-file-removed', before } };
    },
  );
  return result ?? 'unknown';
}

/** A file with its content. `null` when the project has no such file. Throws NotAllowedError. */
export async function getStaffFile(
  { db, contents }: ProjectDeps,
  { user }: SignedIn,
  ref: FileRef,
): Promise<CheckedFile | null> {
  requirePermission(user, 'projects.manage');
  if (!isUuid(ref.projectId) || !isUuid(ref.fileId)) return null;
  const { name, mediaType, content, contentRecord: record } = projectFiles;
  const [file] = await db
    .select({ name, mediaType, columns: { content, record } })
    .from(projectFiles)
    .where(isFile(ref));
  return file
    ? { name: file.name, mediaType: file.mediaType, content: await contents.get(file.columns) }
    : null;
}
