/** The glazes of the design, by name; the same in both themes. */
export type Glaze =
  | 'vermilion'
  | 'marigold'
  | 'peacock'
  | 'indigo'
  | 'jade'
  | 'gulal'
  | 'bone'
  | 'sand'
  | 'slate'
  | 'basalt'
  | 'ink';

/** `contrast` is bone on a dark page and ink on a light one. */
export type CoverGlaze = Glaze | 'contrast';

/** A number that somebody may check: what it counts, over which time, and who counted. */
export interface Figure {
  id: string;
  value: string;
  label: string;
  /** "since 2018", "January to October 2026": completes the label. */
  period: string;
  source: string;
}

/** What a seeded drawing needs to come out the same every time. */
export interface Cover {
  kind: 'opus' | 'grammar' | 'iso' | 'penrose' | 'jali' | 'truchet';
  seed: number;
  /** Loudest first. */
  glazes: readonly [CoverGlaze, CoverGlaze, CoverGlaze];
}

export interface QuestionAndAnswer {
  id: string;
  question: string;
  answer: string;
}
