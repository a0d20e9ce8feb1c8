import { data, redirect } from 'react-router';
import { confirmPasswordSchema, twoFactorSetupSchema } from '~/domain/auth/security-schemas';
import { TOO_MANY_PASSWORD_ATTEMPTS } from '~/features/auth/too-many-attempts';
import { paths } from '~/paths';
import type { Accounts, SignedIn } from '~/server/accounts/types.server';

interface Sent {
  accounts: Accounts;
  actor: SignedIn;
  form: FormData;
  request: Request;
}

/** What is said after a form: what is wrong with the one field it has, or the codes, this once. */
export interface TwoFactorResult {
  intent: string;
  error?: string;
  recoveryCodes?: string[];
}

const answer = (said: TwoFactorResult, status: number, headers?: Headers) =>
  data(said, { status, ...(headers && { headers }) });

const again = () => redirect(paths.account.twoFactor(), 303);

const WRONG_CODE = 'This code does not fit. Each is good for half a minute: type the one shown now.';

/** The password that the form came with, or what is to be said of it. */
function passwordIn({ form }: Sent): { password: string } | { error: string } {
  const parsed = confirmPasswordSchema.safeParse(Object.fromEntries(form));
  return parsed.success
    ? { password: parsed.data.current }
    : { error: parsed.error.issues[0]?.message ?? 'Your password is needed.' };
}

const refuse = (intent: string, kind: 'wrong' | 'wait') =>
  kind === 'wrong'
    ? answer({ intent, error: 'This is not your password.' }, 400)
    : answer({ intent, error: TOO_MANY_PASSWORD_ATTEMPTS }, 429);

async function begin({ accounts, actor, request }: Sent, password: string) {
  const { kind } = await accounts.startTwoFactorSetup(actor, { request, password });
  return kind === 'wrong' || kind === 'wait' ? refuse('begin', kind) : again();
}

async function codes({ accounts, actor, request }: Sent, password: string) {
  const result = await accounts.createRecoveryCodes(actor, { request, password });
  if (result.kind === 'off') return again();
  if (result.kind !== 'made') return refuse('codes', result.kind);
  return answer({ intent: 'codes', recoveryCodes: result.recoveryCodes }, 200);
}

async function end({ accounts, actor, request }: Sent, password: string) {
  const result = await accounts.disableTwoFactor(actor, { request, password });
  if (result.kind !== 'off') return refuse('end', result.kind);
  return redirect(paths.account.security('two-factor-off'), { status: 303, headers: result.headers });
}

async function confirm({ accounts, actor, form, request }: Sent) {
  const parsed = twoFactorSetupSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return answer({ intent: 'confirm', error: 'The code is needed.' }, 400);
  const result = await accounts.enableTwoFactor(actor, { request, code: parsed.data.code });
  switch (result.kind) {
    case 'on':
      return answer({ intent: 'confirm', recoveryCodes: result.recoveryCodes }, 200, result.headers);
    case 'gone':
      return again();
    case 'wrong':
      return answer({ intent: 'confirm', error: WRONG_CODE }, 400);
    case 'wait':
      return answer({ intent: 'confirm', error: TOO_MANY_PASSWORD_ATTEMPTS }, 429);
  }
}

const afterPassword = { begin, codes, end } as const;

const isAfterPassword = (intent: unknown): intent is keyof typeof afterPassword =>
  typeof intent === 'string' && Object.hasOwn(afterPassword, intent);

/** Does what a form of the page was sent for. Throws 400 for any other form. */
export async function submitTwoFactorForm(sent: Sent) {
  const intent = sent.form.get('intent');
  if (intent === 'confirm') return confirm(sent);
  if (!isAfterPassword(intent)) throw data(null, { status: 400 });
  const given = passwordIn(sent);
  return 'error' in given
    ? answer({ intent, error: given.error }, 400)
    : afterPassword[intent](sent, given.password);
}
