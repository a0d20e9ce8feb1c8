export const IDP_PATH = '/idp';

/** The page where the provider asks; everything else under its path is answered by the provider itself. */
export const interactionPath = (uid: string) => `${IDP_PATH}/interaction/${uid}`;

/** Shown only in the provider's own answers. */
export const providerPagePath = (kind: string) => `${IDP_PATH}/notice/${kind}`;

/** Whether the provider answers an address, not a page of ours. */
export function isIdpPath(address: string): boolean {
  return address.startsWith(`${IDP_PATH}/`) && !address.startsWith(interactionPath(''));
}
