/** Only published texts are on the site. */
export const PUBLICATION_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** What made a version of a text. `reverted`: the text of the repository took the place of the edited one. */
export type VersionKind = 'created' | 'edited' | 'restored' | 'reverted' | PublicationState;

interface Publication {
  state: PublicationState;
  /** The day of the first publication. */
  publishedOn: string | null;
}

/** R-ARTICLE-9: visitors have links to a text that was published once. It is only withdrawn. */
export const isDeletable = ({ state, publishedOn }: Publication): boolean =>
  publishedOn === null && (state === 'draft' || state === 'scheduled');

export interface TextVersion {
  version: number;
  kind: VersionKind;
  by?: string;
  at: Date;
}
