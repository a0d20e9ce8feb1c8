import type { Cover, Figure } from '../content-types';
import type { ProductId } from '../products/software-products';
import type { ServiceId } from '../services/company-services';

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
  spokesperson: { name: string; role: string };
  results: readonly [Figure, Figure, Figure];
  /** Whom of ours to ask about it. */
  teamLeadId: string;
  situation: readonly [string, ...string[]];
  attempts: readonly [StoryAttempt, StoryAttempt, ...StoryAttempt[]];
  chart: StoryChart;
  /** What the chart does not show by itself. */
  chartNote: string;
  setback: StorySetback;
  /** ISO date. */
  publishedOn: string;
  cover: Cover;
}

/** Something that was tried, in the order of trying; kept or given up. */
export interface StoryAttempt {
  title: string;
  wasAdopted: boolean;
  text: string;
}

export interface StorySetback {
  /** As short as one would say it on the telephone. */
  summary: string;
  whatHappened: string;
  cost: string;
  changeSince: string;
}

interface ChartText {
  /** What the chart says, in a sentence. */
  title: string;
  /** Who counted, and over which time. */
  source: string;
  /** Written after each value. */
  unit?: string;
}

/** `lines` and `columns` are in order of time or size; `bars` and `pairs` stand for themselves. The later series is first. */
export type StoryChart =
  | (ChartText & {
      kind: 'lines' | 'pairs';
      points: readonly string[];
      series: readonly [StoryChartSeries, StoryChartSeries];
    })
  | (ChartText & { kind: 'columns' | 'bars'; values: readonly StoryChartValue[] });

export interface StoryChartSeries {
  label: string;
  values: readonly number[];
}

export interface StoryChartValue {
  label: string;
  value: number;
  /** What came after the change, or is what the chart is about. */
  strong?: boolean;
}
