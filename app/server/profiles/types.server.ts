import type { PaymentDetails } from '~/domain/accounts/payment-details-schema';
import type { PortraitFeatures } from '~/domain/accounts/portrait-options';
import type { PictureSize } from '~/domain/accounts/profile-picture';
import type { Profile } from '~/domain/accounts/profile-schema';
import type { SignedIn } from '../accounts/types.server';
import type { DecodePicture } from './pictures/decode-picture.server';

export interface OwnProfile extends Profile, PaymentDetails {
  /** Composed by the user; shown when there is no picture. */
  portrait?: PortraitFeatures | undefined;
  /** The version of the picture. */
  picture?: string | undefined;
}

/** The squares that are kept of a picture, as WebP. */
export type PictureSquares = Record<PictureSize, Uint8Array>;

export type PictureCheck =
  | { kind: 'accepted'; squares: PictureSquares }
  /** In words for the sender, to be shown at the field. */
  | { kind: 'refused'; fault: string }
  /** Another picture of the same user is being worked on; or as many as this process takes. */
  | { kind: 'running' | 'full' };

export type SavePictureResult =
  | { kind: 'kept' }
  | Exclude<PictureCheck, { kind: 'accepted' }>
  /** Too many tries; so many seconds to wait. */
  | { kind: 'wait'; seconds: number };

/** All of it acts for the one who is signed in, and shows nobody else's. */
export interface Profiles {
  getProfile(actor: SignedIn): Promise<OwnProfile>;
  saveProfile(actor: SignedIn, profile: Profile): Promise<void>;
  savePaymentDetails(actor: SignedIn, details: PaymentDetails): Promise<void>;
  /** Twenty an hour. What is kept is drawn anew from what was sent, and holds nothing but the picture. */
  savePicture(actor: SignedIn, sent: File): Promise<SavePictureResult>;
  removePicture(actor: SignedIn): Promise<void>;
  /** A square as WebP; `null` for any version but the present one. */
  getPicture(actor: SignedIn, version: string, size: PictureSize): Promise<Uint8Array | null>;
  /** In place of a picture, if there was one; nothing leads back to the initials. */
  savePortrait(actor: SignedIn, portrait: PortraitFeatures | undefined): Promise<void>;
}

export interface ProfilesOptions {
  clock: () => Date;
  decodePicture: DecodePicture;
}
