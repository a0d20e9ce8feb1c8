import type { PaymentDetails } from '~/domain/payment-details';
import type { PortraitFeatures } from '~/domain/portrait';
import type { Profile } from '~/domain/profile';
import type { PictureSize } from '~/domain/uploaded-picture';
import type { SignedIn } from '../accounts/contract.server';
import type { DecodePicture } from './decode-picture.server';

export interface OwnProfile extends Profile, PaymentDetails {
  /** Composed by the person; shown when there is no picture. */
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
  /** Another picture of the same person is being worked on; or as many as this process takes. */
  | { kind: 'running' | 'full' };

export type KeepPictureResult =
  | { kind: 'kept' }
  | Exclude<PictureCheck, { kind: 'accepted' }>
  /** Too many tries; so many seconds to wait. */
  | { kind: 'wait'; seconds: number };

/** All of it acts for the one who is signed in, and shows nobody else's. */
export interface Profiles {
  profileOf(actor: SignedIn): Promise<OwnProfile>;
  saveProfile(actor: SignedIn, profile: Profile): Promise<void>;
  savePaymentDetails(actor: SignedIn, details: PaymentDetails): Promise<void>;
  /** Twenty an hour. What is kept is drawn anew from what was sent, and holds nothing but the picture. */
  keepPicture(actor: SignedIn, sent: File): Promise<KeepPictureResult>;
  removePicture(actor: SignedIn): Promise<void>;
  /** A square as WebP; `null` for any version but the present one. */
  pictureOf(actor: SignedIn, version: string, size: PictureSize): Promise<Uint8Array | null>;
  /** In place of a picture, if there was one; nothing leads back to the initials. */
  keepPortrait(actor: SignedIn, portrait: PortraitFeatures | undefined): Promise<void>;
}

export interface ProfilesOptions {
  clock: () => Date;
  decodePicture: DecodePicture;
}
