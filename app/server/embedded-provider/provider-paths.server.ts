export const PROVIDER_PATH = '/idp';

/** The page where the provider asks; everything else under its path is answered by the provider itself. */
export const interactionPath = (uid: string) => `${PROVIDER_PATH}/interaction/${uid}`;

/** Shown only in the provider's own answers. */
export const noticePath = (kind: string) => `${PROVIDER_PATH}/notice/${kind}`;

/** Whether the provider answers an address, not a page of ours. */
export function isForProvider(address: string): boolean {
  return address.startsWith(`${PROVIDER_PATH}/`) && !address.startsWith(interactionPath(''));
}
