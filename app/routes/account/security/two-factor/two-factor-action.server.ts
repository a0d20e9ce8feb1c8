import { data, redirect } from 'react-router';
import { confirmPasswordSchema, twoFactorSetupSchema } from '~/domain/auth/security-schemas';
import type { SignedIn } from '~/domain/auth/session';
import { TOO_MANY_PASSWORD_ATTEMPTS_MESSAGE } from '~/features/auth/too-many-attempts';
import { paths } from '~/paths';
import type { Accounts } from '~/server/accounts/accounts.server';

interface SubmittedForm {
  accounts: Accounts;
  actor: SignedIn;
  form: FormData;
  request: Request;
}

/** Result of a form: the error of its one field, or the new recovery codes. */
export interface TwoFactorResult {
  intent: string;
  error?: string;
  recoveryCodes?: string[];
}

const respond = (body: TwoFactorResult, status: number, headers?: Headers) =>
  data(body, { status, ...(headers && { headers }) });

const redirectToPage = () => redirect(paths.account.twoFactor(), 303);

const WRONG_CODE = 'The code is incorrect. Each is valid for 30 seconds: enter the one shown now.';

/** Reads the password of the form, or the error to show. */
function parsePassword({ form }: SubmittedForm): { password: string } | { error: string } {
  const parsed = confirmPasswordSchema.safeParse(Object.fromEntries(form));
  return parsed.success
    ? { password: parsed.data.current }
    : { error: parsed.error.issues[0]?.message ?? 'Please enter your password.' };
}

const reject = (intent: string, kind: 'wrong' | 'wait') =>
  kind === 'wrong'
    ? respond({ intent, error: 'The password is incorrect.' }, 400)
    : respond({ intent, error: TOO_MANY_PASSWORD_ATTEMPTS_MESSAGE }, 429);

async function beginSetup({ accounts, actor, request }: SubmittedForm, password: string) {
  const { kind } = await accounts.startTwoFactorSetup(actor, { request, password });
  return kind === 'wrong' || kind === 'wait' ? reject('begin', kind) : redirectToPage();
}

async function createCodes({ accounts, actor, request }: SubmittedForm, password: string) {
  const result = await accounts.createRecoveryCodes(actor, { request, password });
  if (result.kind === 'off') return redirectToPage();
  if (result.kind !== 'made') return reject('codes', result.kind);
  return respond({ intent: 'codes', recoveryCodes: result.recoveryCodes }, 200);
}

async function disableTwoFactor({ accounts, actor, request }: SubmittedForm, password: string) {
  const result = await accounts.disableTwoFactor(actor, { request, password });
  if (result.kind !== 'off') return reject('end', result.kind);
  return redirect(paths.account.security('two-factor-off'), { status: 303, headers: result.headers });
}

async function confirmSetup({ accounts, actor, form, request }: SubmittedForm) {
  const parsed = twoFactorSetupSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return respond({ intent: 'confirm', error: 'Please enter the code.' }, 400);
  const result = await accounts.enableTwoFactor(actor, { request, code: parsed.data.code });
  switch (result.kind) {
    case 'on':
      return respond({ intent: 'confirm', recoveryCodes: result.recoveryCodes }, 200, result.headers);
    case 'gone':
      return redirectToPage();
    case 'wrong':
      return respond({ intent: 'confirm', error: WRONG_CODE }, 400);
    case 'wait':
      return respond({ intent: 'confirm', error: TOO_MANY_PASSWORD_ATTEMPTS_MESSAGE }, 429);
  }
}

const passwordHandlers = { begin: beginSetup, codes: createCodes, end: disableTwoFactor } as const;

const isPasswordIntent = (intent: unknown): intent is keyof typeof passwordHandlers =>
  typeof intent === 'string' && Object.hasOwn(passwordHandlers, intent);

/** Runs the handler of the form's intent. Throws 400 for an unknown intent. */
export async function submitTwoFactorForm(submitted: SubmittedForm) {
  const intent = submitted.form.get('intent');
  if (intent === 'confirm') return confirmSetup(submitted);
  if (!isPasswordIntent(intent)) throw data(null, { status: 400 });
  const parsed = parsePassword(submitted);
  return 'error' in parsed
    ? respond({ intent, error: parsed.error }, 400)
    : passwordHandlers[intent](submitted, parsed.password);
}
