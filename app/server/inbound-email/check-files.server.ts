import type { RefusedFile } from '~/domain/contact/received-email';
import type { ParsedEmail } from '../email/parsed-email.server';
import type { CheckedFile } from '../files/check-pdf.server';
import { checkProjectFile } from '../projects/check-project-file.server';

/** Of one email. A signature can have several pictures. */
const MAX_FILES = 10;

interface CheckedFiles {
  accepted: CheckedFile[];
  refused: RefusedFile[];
}

/** Checks the files of an email by their contents, as those of a project (R-PROJECT-7). A refused file has a reason. */
export async function checkFiles(attachments: ParsedEmail['attachments']): Promise<CheckedFiles> {
  const files: CheckedFiles = { accepted: [], refused: [] };
  for (const { name, content } of attachments.slice(0, MAX_FILES)) {
    const check = await checkProjectFile(new File([Uint8Array.from(content)], name));
    if (check.kind === 'accepted') files.accepted.push(check.file);
    else files.refused.push({ name, reason: check.issue });
  }
  const others = attachments.length - MAX_FILES;
  if (others > 0)
    files.refused.push({ name: `${others} more`, reason: `An email can have ${MAX_FILES} files at most.` });
  return files;
}
