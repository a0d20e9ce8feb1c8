import { type Diagnosis, healthy, problem } from './diagnosis.ts';

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** Whether the organisation's identity provider answers under its issuer address and speaks for itself. */
export async function checkOidcProvider(authority: string): Promise<Diagnosis> {
  const address = `${authority}/.well-known/openid-configuration`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    if (!answer.ok)
      return problem(`${address} answers ${answer.status}. OIDC_AUTHORITY is the issuer address.`);
    const { issuer } = await answer.json();
    if (withoutSlash(String(issuer)) !== authority)
      return problem(`${address} belongs to ${issuer}: set OIDC_AUTHORITY to that.`);
    return healthy(`The identity provider at ${authority} answers.`);
  } catch {
    return problem(`The identity provider at ${authority} does not answer. The site starts all the same.`);
  }
}
