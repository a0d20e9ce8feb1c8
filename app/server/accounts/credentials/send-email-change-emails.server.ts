import { stopEmailChangePath } from '~/content/account/account-paths';
import { paths } from '~/paths';
import { createLinkToken, type LinkPurpose, linkWithToken } from '../../crypto/link-token.server';
import { toAccount } from '../../email/to-account.server';
import type { UnconfirmedContent } from '../../email/types.server';
import type { AccountEmailDeps } from '../deps.server';
import { getUserById, isEmailTaken } from '../users/users.server';
import { getChangeIdentifier, readEmailChange } from './email-change.server';

/** The job of an email change: the new email gets a link that confirms it, the current one a link that stops it. */
export async function sendEmailChangeEmails(
  deps: AccountEmailDeps,
  { changeId }: { changeId: string },
): Promise<void> {
  const { db, emailQueue, secret } = deps;
  const change = await readEmailChange(deps, changeId);
  const user = change && (await getUserById(deps, change.userId));
  if (!user) return;
  const createLink = (path: string, purpose: LinkPurpose) =>
    linkWithToken(path, createLinkToken(secret, purpose, changeId));
  const link = createLink(paths.auth.verifyEmail(), 'email-change');
  const stopLink = createLink(stopEmailChangePath, 'email-change-stop');
  const content: UnconfirmedContent = (await isEmailTaken(db, change.email))
    ? { template: 'account-exists', data: {} }
    : { template: 'confirm-new-email', data: { link } };
  await db.transaction(async (transaction) => {
    await emailQueue.enqueue(transaction, {
      ...content,
      key: getChangeIdentifier(changeId),
      to: change.email,
      audience: 'unconfirmed',
      isOutsideLimit: true,
    });
    await emailQueue.enqueue(transaction, {
      template: 'email-change-requested',
      data: user.emailVerified
        ? { name: user.name, email: change.email, link: stopLink }
        : { link: stopLink },
      key: `email-change-requested:${changeId}`,
      ...toAccount(user),
    });
  });
}
