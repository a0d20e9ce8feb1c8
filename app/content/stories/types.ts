import type { ProductId } from '../products';
import type { ServiceId } from '../services';
import type { Cover, Figure } from '../types';

export const SECTORS = ['Education', 'Agriculture and food', 'Insurance', 'Community and culture'] as const;
export type Sector = (typeof SECTORS)[number];

export interface CustomerStory {
  id: string;
  customer: string;
  place: string;
  sector: Sector;
  serviceId?: ServiceId;
  productId?: ProductId;
  year: number;
  headline: string;
  summary: string;
  quote: string;
  person: { name: string; role: string };
  results: readonly [Figure, Figure, Figure];
  /** Whom of ours to ask about it. */
  leadId: string;
  situation: readonly [string, ...string[]];
  tried: readonly [Attempt, Attempt, ...Attempt[]];
  chart: StoryChart;
  /** What the chart does not show by itself. */
  reading: string;
  wentWrong: Mishap;
  /** ISO date. */
  publishedOn: string;
  cover: Cover;
}

/** Something that was tried, in the order of trying; kept or given up. */
export interface Attempt {
  what: string;
  kept: boolean;
  text: string;
}

export interface Mishap {
  /** As short as one would say it on the telephone. */
  short: string;
  happened: string;
  cost: string;
  since: string;
}

interface ChartWords {
  /** What the chart says, in a sentence. */
  title: string;
  /** Who counted, and over which time. */
  source: string;
  /** Written after each value. */
  unit?: string;
}

/** `lines` and `columns` are in order of time or size; `bars` and `pairs` stand for themselves. The later series is first. */
export type StoryChart =
  | (ChartWords & {
      kind: 'lines' | 'pairs';
      points: readonly string[];
      series: readonly [ChartLine, ChartLine];
    })
  | (ChartWords & { kind: 'columns' | 'bars'; values: readonly ChartValue[] });

export interface ChartLine {
  label: string;
  values: readonly number[];
}

export interface ChartValue {
  label: string;
  value: number;
  /** What came after the change, or is what the chart is about. */
  strong?: boolean;
}
