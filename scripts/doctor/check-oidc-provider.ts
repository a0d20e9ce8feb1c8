import {
  createHealthyDiagnosis,
  createProblemDiagnosis,
  type Diagnosis,
} from '../../app/domain/operations/diagnosis.ts';

const removeTrailingSlash = (url: string) => url.replace(/\/$/, '');

/** Whether the identity provider of the organisation responds at its issuer URL with the same issuer. */
export async function checkOidcProvider(authority: string): Promise<Diagnosis> {
  const url = `${authority}/.well-known/openid-configuration`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    if (!response.ok)
      return createProblemDiagnosis(
        `${url} responds with ${response.status}. Set OIDC_AUTHORITY to the issuer URL.`,
      );
    const { issuer } = await response.json();
    if (removeTrailingSlash(String(issuer)) !== authority)
      return createProblemDiagnosis(
        `${url} belongs to the issuer ${issuer}. Set OIDC_AUTHORITY to this URL.`,
      );
    return createHealthyDiagnosis(`The identity provider at ${authority} responds.`);
  } catch {
    return createProblemDiagnosis(
      `The identity provider at ${authority} does not respond. The site starts without it.`,
    );
  }
}
