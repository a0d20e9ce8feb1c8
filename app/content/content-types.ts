import type { CoverGlaze } from '~/domain/site/glazes';

/** A verifiable number: what it counts, the period and the source. */
export interface KeyFigure {
  id: string;
  value: string;
  label: string;
  /** "since 2018", "January to October 2026": completes the label. */
  period: string;
  source: string;
}

/** Everything that a seeded drawing needs to be reproducible. */
export interface CoverDesign {
  kind: 'opus' | 'grammar' | 'iso' | 'penrose' | 'jali' | 'truchet';
  seed: number;
  /** Most prominent first. */
  glazes: readonly [CoverGlaze, CoverGlaze, CoverGlaze];
}

export interface QuestionAndAnswer {
  id: string;
  question: string;
  answer: string;
}
