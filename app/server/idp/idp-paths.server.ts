export const IDP_PATH = '/idp';

/** The page with the questions of the provider. The provider itself answers all other paths under its own. */
export const getInteractionPath = (uid: string) => `${IDP_PATH}/interaction/${uid}`;

/** Rendered only within responses of the provider. */
export const getProviderPagePath = (kind: string) => `${IDP_PATH}/notice/${kind}`;

/** Whether the provider answers a path. The other paths belong to pages of the site. */
export function isIdpPath(path: string): boolean {
  return path.startsWith(`${IDP_PATH}/`) && !path.startsWith(getInteractionPath(''));
}
