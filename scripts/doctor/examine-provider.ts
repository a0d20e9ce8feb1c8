import { type Finding, fine, wrong } from './finding.ts';

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** Whether the organisation's identity provider answers under its issuer address and speaks for itself. */
export async function examineProvider(authority: string): Promise<Finding> {
  const address = `${authority}/.well-known/openid-configuration`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    if (!answer.ok)
      return wrong(`${address} answers ${answer.status}. OIDC_AUTHORITY is the issuer address.`);
    const { issuer } = await answer.json();
    if (withoutSlash(String(issuer)) !== authority)
      return wrong(`${address} belongs to ${issuer}: set OIDC_AUTHORITY to that.`);
    return fine(`The identity provider at ${authority} answers.`);
  } catch {
    return wrong(`The identity provider at ${authority} does not answer. The site starts all the same.`);
  }
}
